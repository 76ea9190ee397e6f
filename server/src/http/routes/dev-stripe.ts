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
	/** So many of the next events are told to nobody, on top of those asked for before; 0: none any more. */
	loseNext(events: number): Promise<void>;
}

export const deskForm = z.discriminatedUnion("action", [
	z.object({ action: z.literal("pay"), id: z.string().max(255), card: z.string().max(30).optional() }),
	z.object({ action: z.enum(["fail", "advance"]), id: z.string().max(255) }),
	z.object({ action: z.literal("lose"), count: z.coerce.number().int().min(0).max(1000) }),
]);

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
		{ schema: { hide: true, body: deskForm }, config: { body: "form" } },
		async (request, reply) => {
			await actAtDesk(desk, request.body);
			return reply.redirect("/dev/stripe", 303);
		},
	);
}

export async function actAtDesk(desk: PaymentDesk, asked: z.infer<typeof deskForm>): Promise<void> {
	if (asked.action === "lose") return desk.loseNext(asked.count);
	if (!(await isThere(desk, asked.id))) throw new DomainError("not_found", "Not found.");
	switch (asked.action) {
		case "pay":
			return desk.pay(asked.id, asked.card ?? "4242424242424242");
		case "fail":
			return desk.failRenewal(asked.id);
		case "advance":
			return desk.advanceToNextPeriod(asked.id);
	}
}

async function isThere(desk: PaymentDesk, id: string): Promise<boolean> {
	const { checkouts, subscriptions } = await desk.view();
	return [...checkouts, ...subscriptions].some((known) => known.id === id);
}
