import type { PlansAnswer, SpentQuota } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { useState } from "react";
import { billingMessage } from "#api/api-error.ts";
import { priceIdOf, spentBy } from "#api/read-plans.ts";
import { usePlanSwitch } from "#api/use-plan-switch.ts";
import { switchCopy } from "#ui/billing/switch-copy.ts";
import { toast } from "#ui/toast.tsx";
import type { CardAction } from "./card-action.ts";
import { useCheckout } from "./use-checkout.ts";

interface Purchase {
	plan: PaidPlan;
	priceId: string;
	spent: readonly SpentQuota[];
}

/** What the press of a card leads to: the payment page, or the question of a switch. */
export function useChoice(onClose: () => void) {
	const checkout = useCheckout();
	const change = usePlanSwitch({
		onSwitched: () => {
			onClose();
			toast(switchCopy.done);
		},
	});
	const [leavingFor, setLeavingFor] = useState<PaidPlan | null>(null);
	const [purchase, setPurchase] = useState<Purchase | null>(null);
	const forget = () => {
		checkout.forget();
		change.forget();
		setPurchase(null);
	};
	const leave = ({ plan, priceId }: Purchase) => {
		setPurchase(null);
		setLeavingFor(plan);
		checkout.start(priceId);
	};
	return {
		busy: checkout.starting === null ? change.pricing : leavingFor,
		failure: change.failure === null ? checkout.failure : switchCopy.failed(billingMessage(change.failure)),
		question: change.question,
		changing: change.changing,
		make: (action: Extract<CardAction, { kind: "checkout" | "switch" }>, offers: PlansAnswer) => {
			forget();
			if (action.kind === "switch") return change.ask(action.plan);
			const { plan } = action;
			const wanted = { plan, priceId: priceIdOf(offers, plan), spent: spentBy(offers, plan) };
			if (wanted.spent.length > 0) setPurchase(wanted);
			else leave(wanted);
		},
		/** A plan that would leave nothing of something: asked about before the payment page. */
		purchase,
		buy: () => purchase && leave(purchase),
		forget,
		refuse: () => {
			setPurchase(null);
			change.refuse();
		},
		confirm: change.confirm,
	};
}
