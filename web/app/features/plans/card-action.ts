import type { User } from "@dewlight/contracts/accounts.ts";
import {
	billingApi,
	createCheckoutAnswerSchema,
	type PlansAnswer,
	type SpentQuota,
} from "@dewlight/contracts/billing.ts";
import {
	type BillingInterval,
	comparePlans,
	intervalOf,
	isPaidPlan,
	type PaidPlan,
	type PaidTier,
	paidPlan,
} from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { AnswerShapeError, ApiError, billingMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { priceIdOf, spentBy, usePlanSwitch } from "#api/plan-calls.ts";
import { switchCopy } from "#ui/billing/switch-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { plansCopy } from "./copy.ts";

export const CARDS = ["free", "plus", "pro"] as const;
export type CardTier = (typeof CARDS)[number];

export type CardAction =
	| { kind: "current" }
	/** Disabled; cancelling and downgrading have their place in the account settings (BILL-27). */
	| { kind: "downgrade"; name: string }
	| { kind: "checkout"; plan: PaidPlan }
	| { kind: "switch"; plan: PaidPlan }
	/** Visitors open an account first (NAV-A7). */
	| { kind: "join"; plan: PaidPlan | null };

interface Standing {
	plan: PlanKey;
	/** False for a plan that was given: there is no subscription that could change. */
	subscribes: boolean;
}

export function standingOf({
	plan,
	subscription_status,
}: Pick<User, "plan" | "subscription_status">): Standing {
	const paid = subscription_status !== null && subscription_status !== "none";
	return { plan, subscribes: isPaidPlan(plan) || (plan !== "trial" && paid) };
}

/** BILL-25 to BILL-29, BILL-A13 to BILL-A15: what the button of a card does. `standing` is null for a visitor. */
export function cardAction(standing: Standing | null, card: CardTier, interval: BillingInterval): CardAction {
	if (standing === null) return { kind: "join", plan: card === "free" ? null : paidPlan(card, interval) };
	const { plan: current, subscribes } = standing;
	if (card === "free") {
		return current === "free" ? { kind: "current" } : { kind: "downgrade", name: planName("free") };
	}
	const tier = tierOf(current);
	const plan = paidPlan(card, interval);
	if (tier === "free" || tier === "trial") return { kind: "checkout", plan };
	const action = paidAction(current, tier, card, plan);
	return action.kind === "switch" && !subscribes ? { kind: "checkout", plan } : action;
}

function paidAction(current: PlanKey, tier: PaidTier, card: PaidTier, plan: PaidPlan): CardAction {
	const known = isPaidPlan(current);
	if (!known && tier === card) return { kind: "current" };
	const from = known ? current : paidPlan(tier, intervalOf(plan) ?? "month");
	switch (comparePlans(from, plan)) {
		case "same":
			return { kind: "current" };
		case "upgrade":
			return { kind: "switch", plan };
		case "downgrade":
			return { kind: "downgrade", name: planName(plan) };
	}
}

/** BILL-26 */
export function actionLabel(action: CardAction): string {
	switch (action.kind) {
		case "current":
			return plansCopy.current;
		case "downgrade":
			return plansCopy.downgrade(action.name);
		case "checkout":
		case "switch":
			return plansCopy.upgrade(planName(action.plan));
		case "join":
			return action.plan === null ? plansCopy.join : plansCopy.upgrade(planName(action.plan));
	}
}

/** BILL-24: annual, unless what is paid now is monthly. */
export function firstInterval(current: PlanKey | null): BillingInterval {
	return current !== null && intervalOf(current) === "month" ? "month" : "year";
}

const copy = plansCopy.checkout;

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

/** Leads to the payment page; stays busy until the browser has left. */
function useCheckout() {
	const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
		// Without a network the call is made all the same, so that its failure is told.
		networkMode: "always",
		mutationFn: async (priceId: string) => leaveFor(await startCheckout(priceId, window.location.href)),
	});
	// Coming back with the browser's own button shows this page as it was left.
	useEffect(() => {
		const wake = (event: PageTransitionEvent) => event.persisted && reset();
		window.addEventListener("pageshow", wake);
		return () => window.removeEventListener("pageshow", wake);
	}, [reset]);
	return {
		/** The price whose checkout is on its way. */
		starting: isPending || isSuccess ? variables : null,
		failure: error === null ? null : error instanceof CheckoutError ? error.message : copy.redirect,
		start: mutate,
		forget: reset,
	};
}

function leaveFor(url: string): void {
	try {
		window.location.assign(url);
	} catch (cause) {
		throw new CheckoutError(copy.redirect, { cause });
	}
}

/** A checkout that could not be started; the message is for the person. */
class CheckoutError extends Error {}

/** A refusal may come with status 200 (API-32). */
const answerSchema = z.object({
	id: createCheckoutAnswerSchema.shape.id.nullish(),
	url: createCheckoutAnswerSchema.shape.url.nullish(),
	error: z.string().nullish(),
});

/** API-32: the address of the payment page. Throws CheckoutError with one of the texts of BILL-33 to BILL-37. */
export async function startCheckout(priceId: string, cancelUrl: string): Promise<string> {
	const { id, url, error } = await call(billingApi.createCheckoutSession, {
		reading: answerSchema,
		body: { priceId, cancelUrl },
	}).catch((failure: unknown) => {
		throw new CheckoutError(failureText(failure), { cause: failure });
	});
	if (!id) throw new CheckoutError(error || copy.noId);
	if (!url || !isWebAddress(url)) throw new CheckoutError(copy.redirect);
	return url;
}

const MOST_SHOWN = 300;

function failureText(failure: unknown): string {
	if (failure instanceof ApiError) {
		// The body as it came (API-A6), but for the codes that are never shown (API-A10).
		const isCode = failure.body.detail !== undefined && billingMessage(failure) === null;
		return copy.refused(isCode ? copy.notYet : failure.text.trim().slice(0, MOST_SHOWN));
	}
	if (failure instanceof AnswerShapeError && isBadAnswer(failure.cause)) return copy.invalid;
	return copy.network;
}

/** An answer that is no JSON, or not the agreed one; else it was cut off on the way. */
function isBadAnswer(cause: unknown): boolean {
	return cause instanceof SyntaxError || cause instanceof z.ZodError;
}

function isWebAddress(url: string): boolean {
	const protocol = URL.parse(url)?.protocol;
	return protocol === "https:" || protocol === "http:";
}
