import type { Kinds, Price, SubscriptionItem } from "../state/account.ts";
import { newId } from "../state/account.ts";

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

interface ProductOptions {
	id?: string | undefined;
	name: string;
	active?: boolean | undefined;
	description?: string | undefined;
	images?: string[] | undefined;
	metadata?: Record<string, string> | undefined;
	statement_descriptor?: string | undefined;
	tax_code?: string | undefined;
	unit_label?: string | undefined;
	url?: string | undefined;
}

export function newProduct(options: ProductOptions, at: number): Kinds["product"] {
	return {
		id: options.id ?? newId("prod", 14),
		object: "product",
		active: options.active ?? true,
		created: at,
		default_price: null,
		description: options.description ?? null,
		images: options.images ?? [],
		livemode: false,
		marketing_features: [],
		metadata: options.metadata ?? {},
		name: options.name,
		package_dimensions: null,
		shippable: null,
		statement_descriptor: options.statement_descriptor ?? null,
		tax_code: options.tax_code ?? null,
		tax_details: null,
		type: "service",
		unit_label: options.unit_label ?? null,
		updated: at,
		url: options.url ?? null,
	};
}
