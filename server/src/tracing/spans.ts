import {
	type Attributes,
	context,
	propagation,
	ROOT_CONTEXT,
	SpanStatusCode,
	trace,
} from "@opentelemetry/api";

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
