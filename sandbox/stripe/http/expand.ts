import { type Account, all, lookUpAnywhere } from "../state/account.ts";
import { invalid } from "./api-error.ts";
import { listPage } from "./route.ts";

/** Levels Stripe expands at most. */
const DEPTH = 4;

type Fields = Record<string, unknown>;

/** Parts that are answered only where they are asked for. */
const INCLUDED: Record<string, Record<string, (account: Account, object: Fields) => unknown>> = {
	invoice: {
		payments: (account, { id }) =>
			listPage(
				"/v1/invoice_payments",
				all(account, "invoice_payment").filter(({ invoice }) => invoice === id),
				{},
			),
		confirmation_secret: (account, { id }) => {
			const payment = all(account, "invoice_payment").find(({ invoice }) => invoice === id);
			const intent = lookUpAnywhere(account, payment?.payment.payment_intent ?? "");
			return intent?.object === "payment_intent"
				? { client_secret: intent.client_secret, type: "payment_intent" }
				: null;
		},
	},
	coupon: {
		applies_to: (account, { id }) => {
			const products = account.state.couponProducts[String(id)];
			return products && { products };
		},
	},
	customer: {
		subscriptions: (account, { id }) =>
			listPage(
				`/v1/customers/${String(id)}/subscriptions`,
				all(account, "subscription").filter(
					({ customer, status }) => customer === id && status !== "canceled",
				),
				{},
			),
	},
	charge: {
		refunds: (account, { id }) =>
			listPage(
				`/v1/charges/${String(id)}/refunds`,
				all(account, "refund").filter(({ charge }) => charge === id),
				{},
			),
	},
	"checkout.session": {
		line_items: (account, { id, amount_subtotal: subtotal, amount_total: total, currency }) => {
			const price = lookUpAnywhere(account, account.state.orders[String(id)]?.price ?? "");
			const product = price?.object === "price" ? lookUpAnywhere(account, price.product) : null;
			const item = {
				id: `li_${String(id).slice(-24)}`,
				object: "item",
				adjustable_quantity: null,
				amount_discount: Number(subtotal) - Number(total),
				amount_subtotal: subtotal,
				amount_tax: 0,
				amount_total: total,
				currency,
				description: product?.object === "product" ? product.name : null,
				metadata: {},
				price,
				quantity: 1,
			};
			return {
				object: "list",
				data: [item],
				has_more: false,
				url: `/v1/checkout/sessions/${String(id)}/line_items`,
			};
		},
	},
};

/** Throws where a path goes deeper than Stripe follows. */
export function checkExpand(paths: readonly string[]): void {
	const deep = paths.find((path) => path.split(".").length > DEPTH);
	if (deep === undefined) return;
	throw invalid(`You cannot expand more than ${DEPTH} levels of a property: ${deep}`, "expand");
}

/** A copy of the answer with what was asked for put in the place of its ids. */
export function expandAnswer(account: Account, answer: object, paths: readonly string[]): object {
	const copy = structuredClone(answer) as Fields;
	for (const path of paths) expandAt(account, copy, path.split("."), path);
	return copy;
}

function expandAt(account: Account, target: unknown, parts: readonly string[], path: string): void {
	if (Array.isArray(target)) {
		for (const [index, each] of target.entries()) {
			target[index] = opened(account, each);
			expandAt(account, target[index], parts, path);
		}
		return;
	}
	const [part, ...rest] = parts;
	if (part === undefined || target === null || typeof target !== "object") return;
	const fields = target as Fields;
	const include = INCLUDED[String(fields.object)]?.[part];
	if (include && fields[part] === undefined) fields[part] = include(account, fields);
	else if (!Object.hasOwn(fields, part)) throw cannotExpand(path, part);
	else if (isPlain(account, fields[part])) throw cannotExpand(path, part);
	else fields[part] = opened(account, fields[part]);
	const value = fields[part];
	if (rest.length > 0) expandAt(account, value, rest, path);
	else if (Array.isArray(value)) fields[part] = value.map((each) => opened(account, each));
}

/** Text that is an id becomes what it names; everything else stays. */
function opened(account: Account, value: unknown): unknown {
	return typeof value === "string" ? (named(account, value) ?? value) : value;
}

function named(account: Account, id: string): object | null {
	if (account.state.deletedCustomers[id]) return { id, object: "customer", deleted: true };
	const found = lookUpAnywhere(account, id);
	return found && structuredClone(found);
}

function isPlain(account: Account, value: unknown): boolean {
	if (typeof value === "string") return named(account, value) === null;
	return typeof value === "number" || typeof value === "boolean";
}

function cannotExpand(path: string, part: string) {
	return invalid(`This property cannot be expanded (${part}). You were trying to expand ${path}.`, "expand");
}
