import type { PlansAnswer } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan, paidTierOf } from "@dewlight/core/plans/paid-plan.ts";
import type { APIRequestContext } from "@playwright/test";

const CARD = "4242424242424242";

async function priceOf(request: APIRequestContext, plan: PaidPlan): Promise<string> {
	const { plans }: PlansAnswer = await (await request.get("/api/plans")).json();
	const offer = plans.find(({ key }) => key === paidTierOf(plan));
	if (offer === undefined) throw new Error(`${plan} is not on sale.`);
	return intervalOf(plan) === "year" ? offer.price_id_annual : offer.price_id_monthly;
}

/** Buys a plan through the calls alone: the checkout, the card, and the way back. */
export async function subscribe(request: APIRequestContext, address: string, plan: PaidPlan): Promise<void> {
	const post = async (path: string, body: { data: object } | { form: Record<string, string> }) => {
		const answer = await request.post(path, { headers: { origin: address }, ...body });
		if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
		return answer;
	};
	const order = { priceId: await priceOf(request, plan), cancelUrl: address };
	const { id } = await (await post("/api/create-checkout-session", { data: order })).json();
	await post("/dev/stripe", { form: { action: "pay", id, card: CARD } });
	const confirmed = await post("/api/confirm-subscription", { data: { sessionId: id } });
	const { success } = await confirmed.json();
	if (!success) throw new Error(`${plan} was paid and is not confirmed.`);
}
