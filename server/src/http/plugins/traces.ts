import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import type { App } from "../types.ts";

/** A span for each call, by its route and never by its address, which may name a person. */
export function traceRequests(app: App): void {
	const spans = new WeakMap<FastifyRequest, Span>();
	app.addHook("onRequest", (request, _reply, done) => {
		const route = request.routeOptions.url ?? "page";
		const parent = propagation.extract(context.active(), request.headers);
		const span = trace
			.getTracer("dewlight")
			.startSpan(
				`${request.method} ${route}`,
				{ kind: SpanKind.SERVER, attributes: { "http.request.method": request.method, "http.route": route } },
				parent,
			);
		spans.set(request, span);
		context.with(trace.setSpan(parent, span), done);
	});
	app.addHook("onResponse", (request, reply, done) => {
		const span = spans.get(request);
		span?.setAttribute("http.response.status_code", reply.statusCode);
		if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
		span?.end();
		done();
	});
}
