import { z } from "zod";
import { emit, emitChange } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	emptiable,
	expandable,
	flag,
	inRange,
	integer,
	listPage,
	mergeMetadata,
	metadata,
	moments,
	paged,
	positive,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { newPrice, newProduct } from "../objects/new-price.ts";
import { type Account, all, find, insert } from "../state/account.ts";

const TAX_BEHAVIORS = ["exclusive", "inclusive", "unspecified"] as const;
const lookupKey = text.min(1).max(200);

const create = z.strictObject({
	...expandable,
	currency: z.string().regex(/^[a-z]{3}$/),
	active: flag.optional(),
	billing_scheme: z.literal("per_unit").optional(),
	lookup_key: lookupKey.optional(),
	metadata: metadata.optional(),
	nickname: text.optional(),
	product: text.optional(),
	product_data: z
		.strictObject({
			id: text.optional(),
			name: text.min(1),
			metadata: metadata.optional(),
			active: flag.optional(),
		})
		.optional(),
	recurring: z.strictObject({
		interval: z.enum(["day", "week", "month", "year"]),
		interval_count: integer.refine((count) => count >= 1, "integer").optional(),
		usage_type: z.literal("licensed").optional(),
	}),
	tax_behavior: z.enum(TAX_BEHAVIORS).optional(),
	transfer_lookup_key: flag.optional(),
	unit_amount: positive,
});
const update = z.strictObject({
	...expandable,
	active: flag.optional(),
	lookup_key: lookupKey.optional(),
	metadata: emptiable(metadata).optional(),
	nickname: text.optional(),
	tax_behavior: z.enum(TAX_BEHAVIORS).optional(),
	transfer_lookup_key: flag.optional(),
});
const list = z.strictObject({
	...paged,
	active: flag.optional(),
	created: moments.optional(),
	currency: text.optional(),
	lookup_keys: z.array(text).max(10).optional(),
	product: text.optional(),
	recurring: z.strictObject({ interval: z.enum(["day", "week", "month", "year"]).optional() }).optional(),
	type: z.enum(["recurring", "one_time"]).optional(),
});

export const priceRoutes: Route[] = [
	route("POST", "/prices", create, ({ account, params }) => {
		const at = account.clock();
		if ((params.product === undefined) === (params.product_data === undefined)) {
			throw invalid("You must specify exactly one of `product` or `product_data`.", "product");
		}
		if (params.product !== undefined) find(account, "product", params.product, "product");
		takeLookupKey(account, params.lookup_key, params.transfer_lookup_key ?? false, null);
		const product =
			params.product ?? insert(account, "product", newProduct(params.product_data ?? { name: "" }, at)).id;
		const price = newPrice(
			{
				...params,
				product,
				unitAmount: params.unit_amount,
				interval: params.recurring.interval,
				intervalCount: params.recurring.interval_count ?? 1,
				lookupKey: params.lookup_key ?? null,
				taxBehavior: params.tax_behavior,
			},
			at,
		);
		emit(account, "price.created", insert(account, "price", price), at);
		return price;
	}),
	route("GET", "/prices/:id", z.strictObject(expandable), ({ account, id }) => find(account, "price", id)),
	route("POST", "/prices/:id", update, ({ account, id, params }) => {
		const price = find(account, "price", id);
		takeLookupKey(account, params.lookup_key, params.transfer_lookup_key ?? false, id);
		emitChange(account, "price.updated", price, account.clock(), () => {
			price.active = params.active ?? price.active;
			price.lookup_key = params.lookup_key ?? price.lookup_key;
			price.nickname = params.nickname ?? price.nickname;
			price.tax_behavior = params.tax_behavior ?? price.tax_behavior;
			price.metadata = mergeMetadata(price.metadata, params.metadata);
		});
		return price;
	}),
	route("GET", "/prices", list, ({ account, params }) => {
		const found = all(account, "price").filter(
			(price) =>
				(params.active ?? price.active) === price.active &&
				(params.currency ?? price.currency) === price.currency &&
				(params.product ?? price.product) === price.product &&
				(params.type ?? price.type) === price.type &&
				(params.recurring?.interval ?? price.recurring?.interval) === price.recurring?.interval &&
				(params.lookup_keys?.includes(price.lookup_key ?? "") ?? true) &&
				inRange(price.created, params.created),
		);
		return listPage("/v1/prices", found, params);
	}),
];

/** A lookup key names one price. It moves only where that was asked for. */
function takeLookupKey(
	account: Account,
	key: string | undefined,
	transfer: boolean,
	own: string | null,
): void {
	if (key === undefined) return;
	const holder = all(account, "price").find((price) => price.lookup_key === key && price.id !== own);
	if (!holder) return;
	if (!transfer) {
		throw invalid(
			`A price (\`${holder.id}\`) already uses that lookup key.`,
			"lookup_key",
			"resource_already_exists",
		);
	}
	holder.lookup_key = null;
}
