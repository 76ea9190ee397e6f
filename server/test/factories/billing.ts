import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import type { StripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import type { TestSystem } from "../harness/start-system.ts";
import type { Person } from "./person.ts";

/** Stripe's test numbers. */
export const CARDS = {
	good: "4242424242424242",
	declined: "4000000000000002",
} as const;

export async function standInOf(system: TestSystem): Promise<StripeStandIn> {
	if (!system.paymentStandIn) throw new Error("The system has a real payment account.");
	return system.paymentStandIn.running();
}

export async function priceOf(system: TestSystem, plan: PaidPlan): Promise<string> {
	return (await system.services.payments.priceIds())[plan];
}

export function callAs(system: TestSystem, person: Pick<Person, "cookie">, url: string, payload?: object) {
	const headers = { cookie: person.cookie };
	return payload
		? system.app.inject({ method: "POST", url, payload, headers })
		: system.app.inject({ url, headers });
}

/** API-32; the answer as it came. */
export async function openCheckoutAs(system: TestSystem, person: Pick<Person, "cookie">, plan: PaidPlan) {
	const payload = { priceId: await priceOf(system, plan), cancelUrl: "http://localhost:3000/account" };
	return callAs(system, person, "/api/create-checkout-session", payload);
}

/** Through a checkout that is paid; its webhooks have arrived. Returns the id of the checkout. */
export async function subscribeAs(
	system: TestSystem,
	person: Pick<Person, "cookie">,
	plan: PaidPlan,
	card: string = CARDS.good,
): Promise<string> {
	const opened = await openCheckoutAs(system, person, plan);
	if (opened.statusCode !== 200) throw new Error(`checkout answered ${opened.statusCode}: ${opened.body}`);
	const { id } = opened.json();
	const standIn = await standInOf(system);
	const payment = await standIn.act.pay(id, card);
	if (payment.kind !== "paid") throw new Error(`The payment was ${payment.kind}.`);
	await standIn.settle();
	return id;
}

/** The clock of server and stand-in; what falls due meanwhile has happened and is known. */
export async function moveTime(system: TestSystem, milliseconds: number): Promise<void> {
	system.devClock?.advance(milliseconds);
	await system.paymentStandIn?.settle();
}

export async function meOf(system: TestSystem, person: Pick<Person, "cookie">) {
	const answer = await callAs(system, person, "/api/me");
	return answer.json().user;
}
