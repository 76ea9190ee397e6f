import type { Services } from "#use-cases/context.ts";
import { checkReadiness } from "#use-cases/operations/index.ts";
import { endpoint } from "../endpoint.ts";
import type { App } from "../types.ts";

const STOPPING = { ready: false, parts: { process: { ok: false, detail: "stopping" } } };

/** `stopping` is aborted when the process was told to stop: it wants no new requests, but serves those that come. */
export function healthRoutes(app: App, services: Services, stopping: AbortSignal): void {
	app.route({
		...endpoint("health"),
		handler: async () => ({ ok: true as const }),
	});

	app.route({
		...endpoint("ready"),
		handler: async (_request, reply) => {
			const answer = stopping.aborted ? STOPPING : await checkReadiness({ services });
			return reply.code(answer.ready ? 200 : 503).send(answer);
		},
	});
}
