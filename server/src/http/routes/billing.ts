import { planName } from "@dewlight/core/plans/plan.ts";
import {
	type BillingState,
	type ChangedSubscription,
	cancelSubscription,
	changeSubscription,
	confirmSubscription,
	createCheckout,
	getSubscription,
	keepPlan,
	listPlans,
	openCardUpdate,
	previewChange,
} from "#use-cases/billing/index.ts";
import type { Services } from "#use-cases/context.ts";
import { askReminder, withdrawReminder } from "#use-cases/reminders/index.ts";
import { endpoint } from "../endpoint.ts";
import { presentPlans } from "../present/plans.ts";
import { presentSubscription, shortDay } from "../present/subscription.ts";
import { requestContext, userContext } from "../request-context.ts";
import type { App } from "../types.ts";

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
