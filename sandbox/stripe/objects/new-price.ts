import type { Price, SubscriptionItem } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

interface PriceOptions {
	product: string;
	currency: string;
	unitAmount: number;
	interval: "day" | "week" | "month" | "year";
	intervalCount: number;
	active?: boolean | undefined;
	lookupKey: string | null;
	metadata?: Record<string, string> | undefined;
	nickname?: string | undefined;
	taxBehavior?: "exclusive" | "inclusive" | "unspecified" | undefined;
}

export function newPrice(options: PriceOptions, at: number): Price {
	return {
		id: newId("price"),
		object: "price",
		active: options.active ?? true,
		billing_scheme: "per_unit",
		created: at,
		currency: options.currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: options.lookupKey,
		metadata: options.metadata ?? {},
		nickname: options.nickname ?? null,
		product: options.product,
		recurring: {
			interval: options.interval,
			interval_count: options.intervalCount,
			meter: null,
			trial_period_days: null,
			usage_type: "licensed",
		},
		tax_behavior: options.taxBehavior ?? "unspecified",
		tiers_mode: null,
		transform_quantity: null,
		type: "recurring",
		unit_amount: options.unitAmount,
		unit_amount_decimal: String(options.unitAmount),
	};
}

/** The older view of a price that subscription items still carry. */
export function planOf(price: Price): SubscriptionItem["plan"] {
	return {
		id: price.id,
		object: "plan",
		active: price.active,
		amount: price.unit_amount,
		amount_decimal: price.unit_amount_decimal,
		billing_scheme: "per_unit",
		created: price.created,
		currency: price.currency,
		interval: price.recurring?.interval ?? "month",
		interval_count: price.recurring?.interval_count ?? 1,
		livemode: false,
		metadata: price.metadata,
		meter: null,
		nickname: price.nickname,
		product: price.product,
		tiers_mode: null,
		transform_usage: null,
		trial_period_days: null,
		usage_type: "licensed",
	};
}
