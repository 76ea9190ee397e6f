import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";

/** A product the person has, as it is offered and recognized while typing. */
export interface KnownProduct {
	id: string;
	label: string;
}

/** What is in use and what stands on the person's own shelf, each once, by name. */
export function knownProducts(
	profile: Pick<Profile, "confirmed_care_plan" | "own_products"> | undefined,
): KnownProduct[] {
	if (profile === undefined) return [];
	const { additional = {}, ...steps } = profile.confirmed_care_plan;
	const all: Product[] = [...Object.values(steps), ...Object.values(additional), ...profile.own_products];
	const byId = new Map(all.map((product) => [product.id, { id: product.id, label: labelOf(product) }]));
	return [...byId.values()].toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}

function labelOf({ brand = "", name }: Product): string {
	const known = brand === "" || name.toLowerCase().startsWith(brand.toLowerCase());
	return known ? name : `${brand} ${name}`;
}

/** The product that was typed or taken from the list; null for anything else, which has a name only. */
export function recognize(products: readonly KnownProduct[], typed: string): KnownProduct | null {
	const plain = typed.trim().toLowerCase();
	return products.find(({ label }) => label.toLowerCase() === plain) ?? null;
}
