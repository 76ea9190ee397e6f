import type { PlansAnswer } from "@dewlight/contracts/billing.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { useState } from "react";
import { billingMessage } from "#api/api-error.ts";
import { priceIdOf } from "#api/read-plans.ts";
import { usePlanSwitch } from "#api/use-plan-switch.ts";
import { switchCopy } from "#ui/billing/switch-copy.ts";
import { toast } from "#ui/toast.tsx";
import type { CardAction } from "./card-action.ts";
import { useCheckout } from "./use-checkout.ts";

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
	const forget = () => {
		checkout.forget();
		change.forget();
	};
	return {
		busy: checkout.starting === null ? change.pricing : leavingFor,
		failure: change.failure === null ? checkout.failure : switchCopy.failed(billingMessage(change.failure)),
		question: change.question,
		changing: change.changing,
		make: (action: Extract<CardAction, { kind: "checkout" | "switch" }>, offers: PlansAnswer) => {
			forget();
			if (action.kind === "switch") return change.ask(action.plan);
			setLeavingFor(action.plan);
			checkout.start(priceIdOf(offers, action.plan));
		},
		forget,
		refuse: change.refuse,
		confirm: change.confirm,
	};
}
