import { planName } from "@dewlight/core/plans/plan.ts";
import {
	type BillingState,
	type ChangedSubscription,
	cancelSubscription,
	changeSubscription,
	confirmSubscription,
	createCheckout,
	getSubscription,
	handleEvent,
	keepPlan,
	listPlans,
	openCardUpdate,
	previewChange,
	readEvent,
} from "#use-cases/billing/index.ts";
import { contextOf, type Services } from "#use-cases/context.ts";
import { askReminder, withdrawReminder } from "#use-cases/reminders/index.ts";
import { presentPlans, presentSubscription, shortDay } from "../present/billing.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

export function billingRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("plans"),
		handler: async (request) => presentPlans(await listPlans({ ctx: requestContext(services, request) })),
	});

	app.route({
		...endpoint("askReminder"),
		handler: async (request) => {
			const action = request.body.limit_type;
			const { dueAt } = await askReminder({ ctx: userContext(services, request), input: { action } });
			return { ok: true as const, remind_at: dueAt.toISOString() };
		},
	});

	app.route({
		...endpoint("withdrawReminder"),
		handler: async (request) => {
			const action = request.body.limit_type;
			await withdrawReminder({ ctx: userContext(services, request), input: { action } });
			return { ok: true as const, remind_at: null };
		},
	});

	app.route({
		...endpoint("subscription"),
		handler: async (request) =>
			presentSubscription(await getSubscription({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("createCheckoutSession"),
		handler: async (request) => createCheckout({ ctx: userContext(services, request), input: request.body }),
	});

	app.route({
		...endpoint("confirmSubscription"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const confirmed = await confirmSubscription({ ctx, input: request.body });
			return confirmed ? { success: true, plan: confirmed.plan } : { success: false };
		},
	});

	app.route({
		...endpoint("prorationPreview"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { amountDueCents, currency, renewsAt } = await previewChange({ ctx, input: request.query });
			return {
				amount_due: amountDueCents,
				currency,
				renewal_timestamp: Math.floor(renewsAt / 1000),
			};
		},
	});

	app.route({
		...endpoint("changeSubscription"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const changed = await changeSubscription({ ctx, input: request.body });
			const subscription = presentSubscription(changed.state);
			return {
				success: true as const,
				message: changedMessage(changed),
				plan: subscription.plan,
				scheduled_plan: subscription.scheduled_plan,
				effective_at: changed.effectiveAt.toISOString(),
				subscription,
			};
		},
	});

	app.route({
		...endpoint("cancelSubscription"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const state = await cancelSubscription({ ctx, input: request.body });
			return {
				success: true as const,
				message: canceledMessage(state),
				subscription: presentSubscription(state),
			};
		},
	});

	app.route({
		...endpoint("keepCurrentPlan"),
		handler: async (request) => {
			const state = await keepPlan({ ctx: userContext(services, request) });
			return {
				success: true as const,
				message: keptMessage(state),
				subscription: presentSubscription(state),
			};
		},
	});

	app.route({
		...endpoint("cardUpdate"),
		handler: async (request) => openCardUpdate({ ctx: userContext(services, request) }),
	});
}

export function changedMessage({ wanted, atOnce, effectiveAt, state }: ChangedSubscription): string {
	const next = planName(wanted);
	if (atOnce) return `You're on ${next} now.`;
	const present = planName(state.subscription?.plan ?? state.plan.plan);
	if (present === next) return `Your billing changes on ${shortDay(effectiveAt)}. You keep ${present}.`;
	return `You switch to ${next} on ${shortDay(effectiveAt)}. You keep ${present} until then.`;
}

function canceledMessage({ subscription }: BillingState): string {
	if (!subscription) return "Your subscription has ended.";
	return `Your subscription ends on ${shortDay(subscription.periodEndsAt)}.`;
}

function keptMessage({ subscription, plan }: BillingState): string {
	return `You're keeping ${planName(subscription?.plan ?? plan.plan)}.`;
}

/** An event is some kilobytes; one about a long invoice is more. */
const BODY_LIMIT = 512 * 1024;

/**
 * The payment provider's news. The signature is over the bytes as they came, so this route alone reads them itself. A
 * failure answers 500, and the provider sends the event again; nothing here is limited in number, or news were lost.
 */
export async function webhookRoute(app: App, services: Services): Promise<void> {
	await app.register(async (scope) => {
		scope.removeContentTypeParser("application/json");
		scope.addContentTypeParser(
			"application/json",
			{ parseAs: "buffer", bodyLimit: BODY_LIMIT },
			(_request, body, done) => done(null, body),
		);
		scope.route({
			...endpoint("stripeWebhook"),
			bodyLimit: BODY_LIMIT,
			handler: async (request) => {
				const ctx = contextOf({ ...services, log: request.log }, { kind: "job", job: "payment-webhook" });
				const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
				const header = request.headers["stripe-signature"];
				const signature = typeof header === "string" ? header : "";
				const event = await readEvent(ctx, { body, signature });
				await handleEvent({ ctx, input: event });
				return { received: true as const };
			},
		});
	});
}
