import {
	billingApi,
	type PlansAnswer,
	type ProrationPreview,
	type SpentQuota,
	type SubscriptionView,
} from "@dewlight/contracts/billing.ts";
import type { LimitedAction } from "@dewlight/core/plans/entitlements.ts";
import { intervalOf, type PaidPlan, paidTierOf } from "@dewlight/core/plans/paid-plan.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { refreshSession } from "./refresh-session.ts";

/** API-47: prices and their ids, as they are today. */
export const plansQuery = queryOptions({
	queryKey: ["plans"],
	networkMode: "always",
	queryFn: ({ signal }) => call(billingApi.plans, { signal }),
});

/** What would be used up right after a change to the plan; nothing where nobody asks for themselves. */
export function spentBy({ plans }: PlansAnswer, plan: PaidPlan): readonly SpentQuota[] {
	return plans.find(({ key }) => key === paidTierOf(plan))?.spent ?? [];
}

/** Throws where the catalogue does not sell the plan. */
export function priceIdOf({ plans }: PlansAnswer, plan: PaidPlan): string {
	const offer = plans.find(({ key }) => key === paidTierOf(plan));
	if (offer === undefined) throw new Error(`${plan} is not on sale.`);
	return intervalOf(plan) === "year" ? offer.price_id_annual : offer.price_id_monthly;
}

/** API-34 */
function previewChange(priceId: string): Promise<ProrationPreview> {
	return call(billingApi.prorationPreview, { query: { priceId } });
}

/** API-35. An upgrade is charged now, a downgrade comes with the next period. */
export function changePlan(priceId: string, changeType: "upgrade" | "downgrade") {
	return call(billingApi.changeSubscription, {
		body: { priceId, changeType },
	});
}

/** An upgrade with its price, before it is agreed to. */
interface SwitchQuestion {
	plan: PaidPlan;
	priceId: string;
	preview: ProrationPreview;
	/** Used up already, so that the plan leaves nothing of it. */
	spent: readonly SpentQuota[];
}

interface SwitchListeners {
	/** Told once it is done and the person was read again. */
	onSwitched: (subscription: SubscriptionView) => void;
	/** Told when the price could not be had, or the change was not made. */
	onFailed?: (error: Error) => void;
}

/**
 * An upgrade of a subscription in two steps: what it costs now, and after a yes the change. A no calls
 * nothing.
 */
export function usePlanSwitch({ onSwitched, onFailed }: SwitchListeners) {
	const queryClient = useQueryClient();
	const preview = useMutation({
		networkMode: "always",
		mutationFn: async (plan: PaidPlan): Promise<SwitchQuestion> => {
			// Read anew: what was used meanwhile counts.
			const offers = await queryClient.fetchQuery(plansQuery);
			const priceId = priceIdOf(offers, plan);
			return { plan, priceId, preview: await previewChange(priceId), spent: spentBy(offers, plan) };
		},
		onError: onFailed,
	});
	const change = useMutation({
		networkMode: "always",
		mutationFn: ({ priceId }: SwitchQuestion) => changePlan(priceId, "upgrade"),
		onSuccess: async ({ subscription }) => {
			await refreshSession();
			onSwitched(subscription);
		},
		onError: onFailed,
		onSettled: () => preview.reset(),
	});
	return {
		/** The plan whose price is on its way. */
		pricing: preview.isPending ? preview.variables : null,
		question: preview.data ?? null,
		changing: change.isPending,
		/** Why the last try failed; null while nothing failed. */
		failure: preview.error ?? change.error,
		ask: (plan: PaidPlan) => {
			change.reset();
			preview.mutate(plan);
		},
		refuse: () => {
			if (!change.isPending) preview.reset();
		},
		confirm: () => {
			if (preview.data && !change.isPending) change.mutate(preview.data);
		},
		forget: () => {
			preview.reset();
			change.reset();
		},
	};
}

/** Asks for the one mail on the day a quota opens again, and takes that back. The plans then say what stands. */
export function useQuotaReminder(action: LimitedAction) {
	const queryClient = useQueryClient();
	const { mutate, isPending, isError } = useMutation({
		networkMode: "always",
		mutationFn: (wanted: boolean) =>
			call(wanted ? billingApi.askReminder : billingApi.withdrawReminder, {
				body: { limit_type: action },
			}),
		onSuccess: ({ remind_at }) => {
			queryClient.setQueryData(
				plansQuery.queryKey,
				(plans) =>
					plans && {
						...plans,
						quotas: plans.quotas?.map((quota) =>
							quota.limit_type === action ? { ...quota, remind_at } : quota,
						),
					},
			);
		},
	});
	return { ask: () => mutate(true), withdraw: () => mutate(false), busy: isPending, failed: isError };
}
