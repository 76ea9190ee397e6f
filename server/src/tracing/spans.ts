import {
	type Attributes,
	context,
	propagation,
	ROOT_CONTEXT,
	SpanStatusCode,
	trace,
} from "@opentelemetry/api";
import type { Config } from "../config.ts";

/** Carries the span from the call that promised a job to the worker that does it. */
const FIELD = "traceparent";

const tracer = () => trace.getTracer("dewlight");

/** What a job's payload gets of the span that promises it; nothing while no spans are made. */
export function traceFields(): Record<string, string> {
	const fields: Record<string, string> = {};
	propagation.inject(context.active(), fields);
	const parent = fields[FIELD];
	return parent === undefined ? {} : { [FIELD]: parent };
}

/** Runs under a span whose parent is named in `carrier`, where one is. */
export function inSpanOf<T>(
	carrier: unknown,
	name: string,
	attributes: Attributes,
	run: () => Promise<T>,
): Promise<T> {
	const parent = propagation.extract(ROOT_CONTEXT, { ...Object(carrier) });
	return tracer().startActiveSpan(name, { attributes }, parent, async (span) => {
		try {
			return await run();
		} catch (error) {
			// What went wrong may hold what a person wrote; the log knows how to say it.
			span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
			throw error;
		} finally {
			span.end();
		}
	});
}

const FLUSH_MS = 2_000;

interface Traces {
	/** Sends what was not sent yet; rejects where the collector does not take it. */
	flush(): Promise<void>;
}

/** Spans go to the collector that is named; without one nothing of what makes and sends them is loaded. */
export async function openTracing({
	tracesTo,
	role,
}: Pick<Config, "tracesTo" | "role">): Promise<Traces | null> {
	if (tracesTo === null) return null;
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
