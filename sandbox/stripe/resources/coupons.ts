import { z } from "zod";
import { couponIsValid } from "../billing/discounts.ts";
import { emit, emitChange } from "../events/events.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import {
	emptiable,
	expandable,
	inRange,
	integer,
	listPage,
	mergeMetadata,
	metadata,
	moments,
	paged,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { type Account, all, type Coupon, find, insert, lookUp, newId } from "../state/account.ts";

const create = z.strictObject({
	...expandable,
	id: text.regex(/^[\w-]+$/).optional(),
	amount_off: integer.refine((amount) => amount > 0, "integer").optional(),
	applies_to: z.strictObject({ products: z.array(text).min(1) }).optional(),
	currency: z
		.string()
		.regex(/^[a-z]{3}$/)
		.optional(),
	duration: z.literal("forever"),
	max_redemptions: integer.refine((count) => count > 0, "integer").optional(),
	metadata: metadata.optional(),
	name: text.max(40).optional(),
	percent_off: z.coerce.number().gt(0).max(100).optional(),
	redeem_by: integer.optional(),
});
const update = z.strictObject({
	...expandable,
	metadata: emptiable(metadata).optional(),
	name: text.max(40).optional(),
});

export const couponRoutes: Route[] = [
	route("POST", "/coupons", create, ({ account, params }) => {
		const at = account.clock();
		const id = params.id ?? newId("", 8).slice(1);
		if (lookUp(account, "coupon", id)) {
			throw invalid(`Coupon already exists: ${id}`, "id", "resource_already_exists");
		}
		if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
			throw invalid("Specify exactly one of percent_off or amount_off.", "amount_off");
		}
		if (params.amount_off !== undefined && params.currency === undefined) {
			throw invalid("You must pass currency when passing amount_off", "currency");
		}
		for (const product of params.applies_to?.products ?? []) {
			find(account, "product", product, "applies_to[products]");
		}
		if (params.applies_to) account.state.couponProducts[id] = params.applies_to.products;
		const coupon = insert(account, "coupon", {
			id,
			object: "coupon",
			amount_off: params.amount_off ?? null,
			created: at,
			currency: params.amount_off === undefined ? null : (params.currency ?? null),
			duration: params.duration,
			duration_in_months: null,
			livemode: false,
			max_redemptions: params.max_redemptions ?? null,
			metadata: params.metadata ?? {},
			name: params.name ?? null,
			percent_off: params.percent_off ?? null,
			redeem_by: params.redeem_by ?? null,
			times_redeemed: 0,
			valid: true,
		});
		coupon.valid = couponIsValid(coupon, at);
		emit(account, "coupon.created", coupon, at);
		return coupon;
	}),
	route("GET", "/coupons/:id", z.strictObject(expandable), ({ account, id }) => liveCoupon(account, id)),
	route("POST", "/coupons/:id", update, ({ account, id, params }) => {
		const coupon = liveCoupon(account, id);
		emitChange(account, "coupon.updated", coupon, account.clock(), () => {
			coupon.name = params.name ?? coupon.name;
			coupon.metadata = mergeMetadata(coupon.metadata ?? {}, params.metadata);
		});
		return coupon;
	}),
	route("DELETE", "/coupons/:id", z.strictObject({}), ({ account, id }) => {
		const coupon = liveCoupon(account, id);
		account.state.deletedCoupons[id] = true;
		coupon.valid = false;
		account.changed = true;
		emit(account, "coupon.deleted", coupon, account.clock());
		return { id, object: "coupon", deleted: true };
	}),
	route(
		"GET",
		"/coupons",
		z.strictObject({ ...paged, created: moments.optional() }),
		({ account, params }) => {
			const found = all(account, "coupon").filter(
				({ id, created }) => !account.state.deletedCoupons[id] && inRange(created, params.created),
			);
			return listPage("/v1/coupons", found, params);
		},
	),
];

function liveCoupon(account: Account, id: string): Coupon {
	const coupon = find(account, "coupon", id);
	if (!account.state.deletedCoupons[id]) return coupon;
	const message = `No such coupon: '${id}'`;
	throw new ApiError(404, {
		type: "invalid_request_error",
		code: "resource_missing",
		message,
		param: "coupon",
	});
}
