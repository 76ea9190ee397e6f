import { join } from "node:path";
import type { Logger } from "pino";
import type { System } from "./compose.ts";
import type { PaymentStandIn } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import type { AppOptions } from "./http/app.ts";
import type { PaymentDesk } from "./http/routes/dev.ts";
import type { MetricsOptions } from "./http/routes/operations.ts";

const WEB_BUILD = join(import.meta.dirname, "../../web/build");

/** What the http side needs of configuration and system. */
export function appOptions(config: Config, system: System, log: Logger): AppOptions {
	const { devClock, mailbox, paymentStandIn, queue, services } = system;
	return {
		services,
		log,
		origins: [config.publicUrl, ...localOrigins(config)],
		shellOrigin: config.appOrigin,
		nativeApp: { android: config.androidApp, minVersion: config.minAppVersion },
		trustProxy: config.trustProxy,
		imageOrigins: config.imageOrigins,
		webBuild: WEB_BUILD,
		giveWayLateMs: config.giveWayLateMs,
		metrics: metricsOf(config, system),
		dev: devClock && {
			clock: devClock,
			async catchUp() {
				await paymentStandIn?.settle();
				await queue.runSchedules();
			},
			readMail: mailbox?.read ?? null,
			payments: paymentStandIn && deskOf(paymentStandIn),
		},
	};
}

/** Null without a token. */
export function metricsOf(
	{ metricsToken: token }: Config,
	{ meter }: Pick<System, "meter">,
): MetricsOptions | null {
	return token !== null && meter !== null ? { token, render: meter.render } : null;
}

export function deskOf({ running }: Pick<PaymentStandIn, "running">): PaymentDesk {
	return {
		view: async () => (await running()).view(),
		async pay(checkoutId, card) {
			await (await running()).act.pay(checkoutId, card);
		},
		failRenewal: async (id) => (await running()).act.failRenewal(id),
		advanceToNextPeriod: async (id) => (await running()).act.advanceToNextPeriod(id),
		async loseNext(events) {
			const { faults } = await running();
			if (events === 0) faults.dropNone();
			else faults.dropNext(events);
		},
	};
}

/** Outside production the product is opened by either name of this machine. */
function localOrigins({ mode, port }: Config): string[] {
	return mode === "production" ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
