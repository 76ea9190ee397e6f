import { fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { System } from "./compose.ts";
import type { Config } from "./config.ts";
import type { StopSignals } from "./http/app.ts";
import type { App } from "./http/route.ts";
import { healthRoutes, metricsRoute } from "./http/routes/operations.ts";
import { metricsOf } from "./http-options.ts";

interface ProbeOptions {
	config: Config;
	system: System;
	log: Logger;
	stopping: StopSignals;
}

/** What a worker answers over http: whether it lives, whether it is ready, and its figures. */
export async function createProbeApp({ config, system, log, stopping }: ProbeOptions): Promise<App> {
	const app: App = fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
	}).withTypeProvider<ZodTypeProvider>();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	healthRoutes(app, system.services, stopping.told);
	const metrics = metricsOf(config, system);
	if (metrics) metricsRoute(app, metrics);
	await app.ready();
	return app;
}
