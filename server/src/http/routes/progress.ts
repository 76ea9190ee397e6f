import type { Services } from "#use-cases/context.ts";
import {
	beginChange,
	compareCheckins,
	exportCheckins,
	getProgress,
	listExperiments,
	startExperiment,
	stopExperiment,
} from "#use-cases/progress/index.ts";
import { endpoint } from "../endpoint.ts";
import { presentComparison, presentExperiment, presentSeries } from "../present/progress.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function progressRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("progress"),
		handler: async (request) => {
			const { series, use } = await getProgress({ ctx: userContext(services, request) });
			return { series: series.map(presentSeries), use };
		},
	});

	app.route({
		...endpoint("compareCheckins"),
		handler: async (request) =>
			presentComparison(await compareCheckins({ ctx: userContext(services, request), input: request.query })),
	});

	app.route({
		...endpoint("exportCheckins"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { filename, contentType, stream } = await exportCheckins({ ctx, input: request.query });
			return reply
				.type(contentType)
				.header("content-disposition", `attachment; filename="${filename}"`)
				.header("cache-control", "no-store")
				.send(stream);
		},
	});

	app.route({
		...endpoint("experiments"),
		handler: async (request) => {
			const experiments = await listExperiments({ ctx: userContext(services, request) });
			return { experiments: experiments.map(presentExperiment) };
		},
	});

	app.route({
		...endpoint("startExperiment"),
		handler: async (request) =>
			presentExperiment(await startExperiment({ ctx: userContext(services, request), input: request.body })),
	});

	for (const [name, verb] of [
		["beginChange", beginChange],
		["stopExperiment", stopExperiment],
	] as const) {
		app.route({
			...endpoint(name),
			handler: async (request) =>
				presentExperiment(await verb({ ctx: userContext(services, request), input: request.params })),
		});
	}
}
