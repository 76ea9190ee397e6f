import { z } from "zod";
import { emit } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import { expandable, integer, listPage, metadata, paged, type Route, route, text } from "../http/route.ts";
import { type Account, all, find, insert, type Kinds, newId, timeOf } from "../state/account.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

const refund = z.strictObject({
	...expandable,
	amount: integer.refine((amount) => amount > 0, "integer").optional(),
	charge: text.optional(),
	metadata: metadata.optional(),
	payment_intent: text.optional(),
	reason: z.enum(REASONS).optional(),
});

export const paymentRoutes: Route[] = [
	route("GET", "/payment_intents/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "payment_intent", id),
	),
	route("GET", "/charges/:id", z.strictObject(expandable), ({ account, id }) => find(account, "charge", id)),
	route(
		"GET",
		"/charges",
		z.strictObject({ ...paged, customer: text.optional(), payment_intent: text.optional() }),
		({ account, params }) => {
			const found = all(account, "charge").filter(
				(charge) =>
					(params.customer ?? charge.customer) === charge.customer &&
					(params.payment_intent ?? charge.payment_intent) === charge.payment_intent,
			);
			return listPage("/v1/charges", found, params);
		},
	),
	route("GET", "/disputes/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "dispute", id),
	),
	route("POST", "/refunds", refund, ({ account, params }) => {
		if ((params.charge === undefined) === (params.payment_intent === undefined)) {
			throw invalid("One of the following params should be provided: payment_intent or charge.");
		}
		const charge = refundedCharge(account, params);
		if (charge.disputed) {
			throw invalid(`Charge ${charge.id} is disputed and cannot be refunded.`, undefined, "charge_disputed");
		}
		const left = charge.amount_captured - charge.amount_refunded;
		if (left === 0) {
			throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
		}
		const amount = params.amount ?? left;
		if (amount > left) {
			throw invalid(`Refund amount is greater than unrefunded amount on charge (${left}).`, "amount");
		}
		const at = timeOf(account, charge.customer);
		charge.amount_refunded += amount;
		charge.refunded = charge.amount_refunded === charge.amount_captured;
		const refunded = insert(account, "refund", newRefund(charge, amount, params, at));
		emit(account, "refund.created", refunded, at);
		emit(account, "charge.refunded", charge, at);
		return refunded;
	}),
	route("GET", "/refunds/:id", z.strictObject(expandable), ({ account, id }) => find(account, "refund", id)),
	route(
		"GET",
		"/refunds",
		z.strictObject({ ...paged, charge: text.optional(), payment_intent: text.optional() }),
		({ account, params }) => {
			return listPage("/v1/refunds", ofPayment(all(account, "refund"), params), params);
		},
	),
	route("GET", "/disputes/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "dispute", id),
	),
	route(
		"GET",
		"/disputes",
		z.strictObject({ ...paged, charge: text.optional(), payment_intent: text.optional() }),
		({ account, params }) => listPage("/v1/disputes", ofPayment(all(account, "dispute"), params), params),
	),
];

/** Those of one charge or payment, where one is named. */
function ofPayment<T extends Pick<Kinds["refund"], "charge" | "payment_intent">>(
	found: readonly T[],
	{ charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): T[] {
	return found.filter(
		(each) =>
			(charge ?? each.charge) === each.charge &&
			(payment_intent ?? each.payment_intent) === each.payment_intent,
	);
}

function refundedCharge(
	account: Account,
	{ charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): Kinds["charge"] {
	const id =
		charge ?? find(account, "payment_intent", payment_intent ?? "", "payment_intent").latest_charge ?? "";
	const found = find(account, "charge", id, charge === undefined ? "payment_intent" : "charge");
	if (found.status === "succeeded") return found;
	throw invalid(`Charge ${id} was not paid and cannot be refunded.`, undefined, "charge_not_refundable");
}

function newRefund(
	charge: Kinds["charge"],
	amount: number,
	params: z.output<typeof refund>,
	at: number,
): Kinds["refund"] {
	return {
		id: newId("re"),
		object: "refund",
		amount,
		balance_transaction: newId("txn"),
		charge: charge.id,
		created: at,
		currency: charge.currency,
		customer: charge.customer,
		customer_account: null,
		destination_details: { card: { type: "refund" }, type: "card" },
		metadata: params.metadata ?? {},
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		reason: params.reason ?? null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: "succeeded",
		transfer_reversal: null,
	};
}
