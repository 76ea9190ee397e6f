import { join } from "node:path";
import type { Logger } from "pino";
import type { System } from "./compose.ts";
import type { Config } from "./config.ts";
import type { AppOptions } from "./http/app.ts";

const WEB_BUILD = join(import.meta.dirname, "../../web/build");

/** What the http side needs of configuration and system. */
export function appOptions(config: Config, system: System, log: Logger): AppOptions {
	const { devClock, mailbox, queue, services } = system;
	return {
		services,
		log,
		origins: [config.publicUrl, ...localOrigins(config)],
		shellOrigin: config.appOrigin,
		trustProxy: config.trustProxy,
		imageOrigins: config.imageOrigins,
		webBuild: WEB_BUILD,
		dev: devClock && {
			clock: devClock,
			catchUp: () => queue.runSchedules(),
			readMail: mailbox?.read ?? null,
		},
	};
}

/** Outside production the product is opened by either name of this machine. */
function localOrigins({ mode, port }: Config): string[] {
	return mode === "production" ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
