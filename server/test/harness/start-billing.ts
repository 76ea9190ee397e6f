import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { type StripeStandIn, startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import type { Stripe } from "stripe";
import { createMovableClock, randomIds } from "../../src/adapters/clock/clock-and-ids.ts";
import { setUpCatalogue } from "../../src/adapters/payments/set-up-catalogue.ts";
import { openStripe } from "../../src/adapters/payments/stripe-account.ts";
import { createStripePayments } from "../../src/adapters/payments/stripe-payments.ts";
import { insertUser } from "../../src/db/queries/accounts.ts";
import type { MovableClock } from "../../src/ports/clock-and-ids.ts";
import { handleEvent, readEvent } from "../../src/use-cases/billing/index.ts";
import {
	type Context,
	contextOf,
	type JobActor,
	type Services,
	type UserActor,
} from "../../src/use-cases/context.ts";
import { newEmail } from "../factories/person.ts";
import { bareServices } from "./bare-services.ts";
import { openTestDatabase } from "./database.ts";

export interface BillingParts {
	services: Services;
	clock: MovableClock;
	standIn: StripeStandIn;
	/** The provider, past our own adapter. */
	stripe: Stripe;
	job: Context<JobActor>;
	/** While true, webhooks are lost on the way, for good. */
	losesNews: boolean;
	/** Somebody whose trial is over; the account is 15 days old. */
	newPerson(person?: { ageDays?: number }): Promise<Context<UserActor>>;
	/** Time goes by, at the provider too. */
	advance(milliseconds: number): Promise<void>;
	close(): Promise<void>;
}

/** The billing verbs over a real database and the real stand-in, without the rest of the system. */
export async function startBilling(): Promise<BillingParts> {
	const database = await openTestDatabase();
	const clock = createMovableClock();
	const webhookSecret = "whsec_test";
	const standIn = await startStripeStandIn({ now: clock.now, file: null, webhookSecret });
	const { url, apiKey } = standIn;
	const stripe = await openStripe({ apiKey, apiBase: url });
	const { prices } = await setUpCatalogue(stripe);
	const services = bareServices(database, {
		clock,
		payments: createStripePayments({
			description: "stand-in",
			open: async () => ({ stripe, prices }),
			webhookSecret,
		}),
		throttle: { take: async () => null, forget: async () => undefined },
	});
	const job = contextOf(services, { kind: "job", job: "payment-webhook" } as const);
	const parts: BillingParts = {
		services,
		clock,
		standIn,
		stripe,
		job,
		losesNews: false,
		async newPerson({ ageDays = 15 } = {}) {
			const now = clock.now();
			const userId = await insertUser(services.store.db, {
				email: newEmail(),
				username: "Ana",
				passwordHash: "none",
				createdAt: new Date(now.getTime() - ageDays * DAY_MS),
				trialEndsAt: now,
			});
			return contextOf(services, {
				kind: "user",
				userId,
				sessionId: randomIds.uuid(),
				address: "127.0.0.1",
				emailVerified: true,
				legalAccepted: true,
				accountVersion: "",
			});
		},
		async advance(milliseconds) {
			clock.advance(milliseconds);
			await standIn.settle();
		},
		async close() {
			await standIn.close();
			await database.close();
		},
	};
	standIn.deliverTo(async (text, headers) => {
		if (parts.losesNews) return 200;
		const signature = headers["stripe-signature"] ?? headers["Stripe-Signature"] ?? "";
		try {
			await handleEvent({ ctx: job, input: await readEvent(job, { body: Buffer.from(text), signature }) });
			return 200;
		} catch {
			return 500;
		}
	});
	return parts;
}
