import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import { setUpCatalogue } from "./adapters/payments/set-up-catalogue.ts";
import { openStripe } from "./adapters/payments/stripe-account.ts";
import { createStripePayments } from "./adapters/payments/stripe-payments.ts";
import { type Config, ConfigError } from "./config.ts";
import { type Payments, PaymentsUnavailableError } from "./ports/payments.ts";

/** Takes a webhook as it was sent; resolves to the status of the answer. */
type WebhookTarget = (body: string, headers: Record<string, string>) => Promise<number>;

/** The stand-in of this process. It starts when something of it is needed, or when its file holds customers. */
export interface PaymentStandIn {
	readonly running: () => Promise<StripeStandIn>;
	/** Where its webhooks go from now on. */
	deliverTo(target: WebhookTarget): Promise<void>;
	/** Takes up what an earlier process left. */
	resume(): Promise<void>;
	/** Does what has become due by the clock. */
	settle(): Promise<void>;
}

interface OpenedPayments {
	payments: Payments;
	/** Null while a real account is set. */
	standIn: PaymentStandIn | null;
	close(): Promise<void>;
}

interface PaymentOptions {
	now: () => Date;
	/** Of this process and nobody else. */
	webhookSecret: string;
	/** False: the stand-in keeps nothing. */
	keepsFile: boolean;
}

/** A real account by its key; without one the stand-in on loopback, spoken to through the same adapter. */
export function openPayments(config: Config, options: PaymentOptions): OpenedPayments {
	if (config.stripe) return { payments: realAccount(config.stripe), standIn: null, close: async () => {} };
	if (config.role === "worker") return { payments: nobody(), standIn: null, close: async () => {} };
	return onStandIn(config, options);
}

function realAccount({ secretKey, webhookSecret, prices, apiBase }: NonNullable<Config["stripe"]>): Payments {
	const mode = /^(?:sk|rk)_live_/.test(secretKey) ? "live" : "test mode";
	return createStripePayments({
		description: `Stripe account, ${mode}${apiBase === null ? "" : ` at ${apiBase}`}`,
		open: async () => ({ stripe: await openStripe({ apiKey: secretKey, apiBase }), prices }),
		webhookSecret,
	});
}

function onStandIn(config: Config, { now, webhookSecret, keepsFile }: PaymentOptions): OpenedPayments {
	const file = keepsFile ? join(config.dataDir, "payments.json") : null;
	let target: WebhookTarget | null = null;
	let started: ReturnType<typeof start> | null = null;

	async function start() {
		const { startStripeStandIn } = await loadStandIn(
			"STRIPE_SECRET_KEY",
			() => import("@dewlight/sandbox/stripe/start-stand-in.ts"),
		);
		const standIn = await startStripeStandIn({ now, file, webhookSecret });
		try {
			const { url, apiKey } = standIn;
			const stripe = await openStripe({ apiKey, apiBase: url });
			const { prices } = await setUpCatalogue(stripe);
			// Without anybody to hear them, news wait.
			standIn.deliverTo(target);
			return { standIn, account: { stripe, prices } };
		} catch (error) {
			await standIn.close();
			throw error;
		}
	}
	const ready = () => {
		started ??= start().catch((error: unknown) => {
			started = null;
			throw error;
		});
		return started;
	};
	return {
		payments: createStripePayments({
			description: "stand-in on this machine, no money moves",
			open: async () => (await ready()).account,
			webhookSecret,
		}),
		standIn: {
			running: async () => (await ready()).standIn,
			async deliverTo(wanted) {
				target = wanted;
				if (started) (await started).standIn.deliverTo(wanted);
			},
			async resume() {
				if (file && existsSync(file)) await ready();
			},
			async settle() {
				if (started) await (await started).standIn.settle();
			},
		},
		async close() {
			if (started) await (await started).standIn.close();
		},
	};
}

/** The stand-in runs where the pages are; a worker beside it cannot reach it. */
function nobody(): Payments {
	const description = "the stand-in of the web role; set STRIPE_SECRET_KEY for split roles";
	return createStripePayments({
		description,
		open: async () => {
			throw new PaymentsUnavailableError(description);
		},
		webhookSecret: "",
	});
}

/** Stand-ins are no part of a production build; who needs one there is told what to set instead. */
export async function loadStandIn<T>(instead: string, load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		const missing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
		if (!missing || !error.message.includes("@dewlight/sandbox")) throw error;
		throw new ConfigError([`${instead}: has to be set, because this build holds no stand-ins`]);
	}
}
