import { recommendationsSchema } from "@dewlight/contracts/products.ts";
import type { Services } from "#use-cases/context.ts";
import { getRecommendations } from "#use-cases/recommendations/index.ts";
import { endpoint } from "../endpoint.ts";
import { presentRecommendations } from "../present/recommendations.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function recommendationRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("recommendations"),
		schema: { response: { 200: recommendationsSchema } },
		config: { access: "gated" },
		handler: async (request) =>
			presentRecommendations(await getRecommendations({ ctx: userContext(services, request) })),
	});
}
