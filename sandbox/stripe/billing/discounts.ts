import { emit } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	type Account,
	type Coupon,
	find,
	insert,
	lookUp,
	newId,
	type Price,
	type Subscription,
} from "../state/account.ts";

export function couponIsValid(coupon: Coupon, at: number): boolean {
	const left = coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions;
	return left && (coupon.redeem_by === null || coupon.redeem_by > at);
}

/** Throws where there is no such coupon, or no redemption is left. */
export function usableCoupon(account: Account, id: string, param: string, at: number): Coupon {
	const coupon = lookUp(account, "coupon", id);
	if (!coupon || account.state.deletedCoupons[id]) {
		throw invalid(`No such coupon: '${id}'`, param, "resource_missing");
	}
	if (couponIsValid(coupon, at)) return coupon;
	throw invalid(`Coupon ${id} is used up or expired and cannot be applied.`, param, "coupon_expired");
}

/** Cents off one price: the amount, never more than the price; nothing on products it is not for. */
export function couponAmount(account: Account, coupon: Coupon, price: Price): number {
	const products = account.state.couponProducts[coupon.id];
	const full = price.unit_amount ?? 0;
	if (products && !products.includes(price.product)) return 0;
	if (coupon.percent_off !== null) return Math.round((full * coupon.percent_off) / 100);
	return Math.min(full, coupon.amount_off ?? 0);
}

/** What the subscription's discount takes off this price; null where it takes nothing. */
export function discountOn(
	account: Account,
	subscription: Subscription,
	price: Price,
): { id: string; amount: number } | null {
	for (const id of subscription.discounts) {
		const discount = lookUp(account, "discount", id);
		const coupon = lookUp(account, "coupon", discount?.source.coupon);
		const amount = coupon ? couponAmount(account, coupon, price) : 0;
		if (amount > 0) return { id, amount };
	}
	return null;
}

export function netPrice(account: Account, subscription: Subscription, price: Price): number {
	return (price.unit_amount ?? 0) - (discountOn(account, subscription, price)?.amount ?? 0);
}

/** Uses one redemption of the coupon for the subscription; a coupon it has already is kept as it is. */
export function giveDiscount(
	account: Account,
	subscription: Subscription,
	{ coupon: couponId, checkout }: { coupon: string; checkout: string | null },
	at: number,
): string {
	const had = subscription.discounts.find(
		(id) => lookUp(account, "discount", id)?.source.coupon === couponId,
	);
	if (had !== undefined) return had;
	const coupon = find(account, "coupon", couponId);
	coupon.times_redeemed++;
	coupon.valid = couponIsValid(coupon, at);
	const discount = insert(account, "discount", {
		id: newId("di"),
		object: "discount",
		checkout_session: checkout,
		customer: subscription.customer,
		customer_account: null,
		end: null,
		invoice: null,
		invoice_item: null,
		promotion_code: null,
		source: { coupon: coupon.id, type: "coupon" },
		start: at,
		subscription: subscription.id,
		subscription_item: null,
	});
	emit(account, "customer.discount.created", discount, at);
	return discount.id;
}
