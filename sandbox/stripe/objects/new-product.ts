import type { Kinds } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

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
