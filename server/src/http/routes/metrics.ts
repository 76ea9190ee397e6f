import { createHash, timingSafeEqual } from "node:crypto";
import type { App } from "../types.ts";

export interface MetricsOptions {
	token: string;
	render: () => Promise<{ type: string; text: string }>;
}

/** `Authorization: Bearer METRICS_TOKEN`; whoever has none is told that nothing is here. */
export function metricsRoute(app: App, { token, render }: MetricsOptions): void {
	const wanted = digest(`Bearer ${token}`);
	app.get("/metrics", { schema: { hide: true }, config: { access: "probe" } }, async (request, reply) => {
		if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted))
			return reply.code(404).send({ detail: "Not found." });
		const { type, text } = await render();
		return reply.type(type).header("cache-control", "no-store").send(text);
	});
}

const digest = (text: string) => createHash("sha256").update(text).digest();
