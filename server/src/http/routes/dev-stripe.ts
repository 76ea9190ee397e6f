import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { DomainError } from "#use-cases/domain-error.ts";
import type { App } from "../types.ts";
import { type PaymentsView, stripePage } from "./dev-stripe-page.ts";

/** The stand-in of the payment provider, as the page needs it. */
export interface PaymentDesk {
	view(): Promise<PaymentsView>;
	pay(checkoutId: string, card: string): Promise<void>;
	failRenewal(subscriptionId: string): Promise<void>;
	advanceToNextPeriod(subscriptionId: string): Promise<void>;
}

const ACTIONS = ["pay", "fail", "advance"] as const;
const form = z.object({
	action: z.enum(ACTIONS),
	id: z.string().max(255),
	card: z.string().max(30).optional(),
});

const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Customers, subscriptions and open checkouts of the stand-in, with what may happen to them. */
export function devStripeRoutes(app: App, desk: PaymentDesk): void {
	app.get("/dev/stripe", { schema: { hide: true } }, async (_request, reply) =>
		reply
			.type("text/html; charset=utf-8")
			.header("content-security-policy", PAGE_POLICY)
			.send(stripePage(`Payments of ${BRAND.name}`, await desk.view())),
	);

	app.post(
		"/dev/stripe",
		{ schema: { hide: true, body: form }, config: { body: "form" } },
		async (request, reply) => {
			const { action, id, card } = request.body;
			if (!(await isThere(desk, id))) throw new DomainError("not_found", "Not found.");
			if (action === "pay") await desk.pay(id, card ?? "4242424242424242");
			if (action === "fail") await desk.failRenewal(id);
			if (action === "advance") await desk.advanceToNextPeriod(id);
			return reply.redirect("/dev/stripe", 303);
		},
	);
}

async function isThere(desk: PaymentDesk, id: string): Promise<boolean> {
	const { checkouts, subscriptions } = await desk.view();
	return [...checkouts, ...subscriptions].some((known) => known.id === id);
}
