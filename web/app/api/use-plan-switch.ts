import type { ProrationPreview, SpentQuota, SubscriptionView } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changePlan, plansQuery, previewChange, priceIdOf, spentBy } from "./read-plans.ts";
import { refreshSession } from "./refresh-session.ts";

/** An upgrade with its price, before it is agreed to. */
export interface SwitchQuestion {
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
