import type { ActiveId } from "../../knowledge/actives.ts";
import type { Texture } from "../../knowledge/step-rule.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { type ActivesFound, findActives } from "./find-actives.ts";
import { hasDryingAlcohol, sensitiveConcerns } from "./find-irritants.ts";
import { readSpf, readStrengths, readTextures, readUseArea, type UseArea } from "./read-name.ts";

/** Enough of a product to read facts from: a row of the catalogue, or what a person copied from a box. */
export interface FactSource {
	name: string;
	category: ProductCategory | null;
	inci: readonly string[];
}

/** What can be read from a row beyond its columns. */
export interface ProductFacts {
	actives: ActiveId[];
	key: ActiveId[];
	leads: ActivesFound["leads"];
	strengths: Partial<Record<ActiveId, number>>;
	textures: Texture[];
	spf: number | null;
	area: UseArea;
	drying_alcohol: boolean;
	/** Everything that speaks against the product on sensitive skin, as ids of actives or printed names. */
	concerns: string[];
}

const known = new WeakMap<FactSource, ProductFacts>();

/** Same row, same facts; worked out once for each row object. */
export function productFacts(product: FactSource): ProductFacts {
	const before = known.get(product);
	if (before) return before;
	const { actives, key, leads } = findActives(product.name, product.inci);
	const facts: ProductFacts = {
		actives,
		key,
		leads,
		strengths: readStrengths(product.name),
		textures: readTextures(product.name),
		spf: readSpf(product.name),
		area: readUseArea(product.name, product.category),
		drying_alcohol: hasDryingAlcohol(product.inci),
		concerns: sensitiveConcerns(product.inci, actives),
	};
	known.set(product, facts);
	return facts;
}
