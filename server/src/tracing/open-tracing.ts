import type { Config } from "../config.ts";

const FLUSH_MS = 2_000;

interface Traces {
	/** Sends what was not sent yet; rejects where the collector does not take it. */
	flush(): Promise<void>;
}

/** Spans go to the collector that is named; without one nothing of this is loaded. */
export async function openTracing({
	tracesTo,
	role,
}: Pick<Config, "tracesTo" | "role">): Promise<Traces | null> {
	if (tracesTo === null) return null;
	const { context, propagation, trace } = await import("@opentelemetry/api");
	const { AsyncLocalStorageContextManager } = await import("@opentelemetry/context-async-hooks");
	const { W3CTraceContextPropagator } = await import("@opentelemetry/core");
	const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
	const { resourceFromAttributes } = await import("@opentelemetry/resources");
	const { BatchSpanProcessor, TracerProvider } = await import("@opentelemetry/sdk-trace");
	const url = `${tracesTo.replace(/\/+$/, "")}/v1/traces`;
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ "service.name": `dewlight-${role}` }),
		spanProcessors: [
			new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: FLUSH_MS }) }),
		],
	});
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	propagation.setGlobalPropagator(new W3CTraceContextPropagator());
	trace.setGlobalTracerProvider(provider);
	return { flush: () => provider.forceFlush() };
}
