import { z } from "zod";
import type { Services } from "#use-cases/context.ts";
import { checkReadiness } from "#use-cases/operations/index.ts";
import { endpoint } from "../endpoint.ts";
import type { App } from "../types.ts";

const partSchema = z.object({ ok: z.boolean(), detail: z.string().optional() });
const readySchema = z.object({ ready: z.boolean(), parts: z.record(z.string(), partSchema) });

export function healthRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("health"),
		schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
		config: { access: "open" },
		handler: async () => ({ ok: true as const }),
	});

	app.route({
		...endpoint("ready"),
		schema: { response: { 200: readySchema, 503: readySchema } },
		config: { access: "open" },
		handler: async (_request, reply) => {
			const answer = await checkReadiness({ services });
			return reply.code(answer.ready ? 200 : 503).send(answer);
		},
	});
}
