import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { billingApi } from "@dewlight/contracts/billing.ts";
import { sharedClock } from "@dewlight/sandbox/clock/shared-clock.ts";
import { type StripeStandIn, startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import { setUpCatalogue } from "@dewlight/server/adapters/payments/set-up-catalogue.ts";
import { openStripe } from "@dewlight/server/adapters/payments/stripe-account.ts";
import {
	actAtDesk,
	deskForm,
	type PaymentDesk,
	stripePage,
} from "@dewlight/server/http/routes/dev-stripe.ts";
import { deskOf } from "@dewlight/server/http-options.ts";

export interface SharedParts {
	now: () => Date;
	/** By which processes in development take part. */
	settings: NodeJS.ProcessEnv;
	/** The page of the payments, as a developer's product answers it. */
	answerDesk(request: IncomingMessage, response: ServerResponse): Promise<void>;
	/** Where the news of the payments go. */
	deliverTo(address: string): void;
	close(): Promise<void>;
}

/** What a developer's product has inside its one process, once for several: the clock and a provider of payments. */
export async function openSharedParts(): Promise<SharedParts> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-clock-"));
	const file = join(folder, "clock");
	const { now } = sharedClock(file);
	const standIn = await startStripeStandIn({ now, file: null, webhookSecret: `whsec_${randomUUID()}` });
	const desk = deskOf({ running: async () => standIn });
	return {
		now,
		settings: {
			...(await payingAt(standIn)),
			NODE_ENV: "development",
			SHARED_CLOCK: file,
			NO_DEMO_PEOPLE: "1",
		},
		answerDesk: (request, response) => answerDesk(desk, request, response),
		deliverTo: (address) => standIn.deliverTo(address + billingApi.stripeWebhook.path),
		async close() {
			await standIn.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function payingAt({ apiKey, url, webhookSecret }: StripeStandIn): Promise<NodeJS.ProcessEnv> {
	const { prices } = await setUpCatalogue(await openStripe({ apiKey, apiBase: url }));
	return {
		STRIPE_SECRET_KEY: apiKey,
		STRIPE_WEBHOOK_SECRET: webhookSecret,
		STRIPE_API_BASE: url,
		STRIPE_PRICE_PLUS_MONTHLY: prices.plus_monthly,
		STRIPE_PRICE_PLUS_ANNUAL: prices.plus_annual,
		STRIPE_PRICE_PRO_MONTHLY: prices.pro_monthly,
		STRIPE_PRICE_PRO_ANNUAL: prices.pro_annual,
	};
}

async function answerDesk(
	desk: PaymentDesk,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (request.method === "POST") {
		const form = new URLSearchParams(await text(request));
		await actAtDesk(desk, deskForm.parse(Object.fromEntries(form)));
		response.writeHead(303, { location: "/dev/stripe" }).end();
		return;
	}
	response.setHeader("content-type", "text/html; charset=utf-8");
	response.end(stripePage("Payments", await desk.view()));
}
