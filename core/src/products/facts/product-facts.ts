import type { ActiveId } from "../../knowledge/actives.ts";
import {
	type AllergenRelatives,
	ANIMAL_INGREDIENTS,
	relativesOf,
} from "../../knowledge/allergen-relatives.ts";
import type { Texture } from "../../knowledge/steps/step-rule.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { CatalogueProduct } from "../product.ts";
import { type ActivesFound, findActives } from "./find-actives.ts";
import {
	findFragrance,
	findOils,
	foams,
	hasDryingAlcohol,
	hasSulfate,
	sensitiveConcerns,
} from "./find-irritants.ts";
import {
	isSoldTinted,
	readSpf,
	readStrengths,
	readTextures,
	readUseArea,
	type UseArea,
} from "./read-name.ts";

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
	/** Washing agents stand among the first ingredients. */
	foams: boolean;
	/** A cleanser that washes with a sulfate. */
	sulfate: boolean;
	/** Plant oils, butters and pore-clogging esters in a working place, as printed. */
	oils: string[];
	/** Named as tinted, with iron oxides in the list. */
	tinted: boolean;
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
		strengths: ofActives(readStrengths(product.name), actives),
		textures: readTextures(product.name),
		spf: readSpf(product.name),
		area: readUseArea(product.name, product.category),
		drying_alcohol: hasDryingAlcohol(product.inci),
		foams: foams(product.inci),
		sulfate: hasSulfate(product.inci),
		oils: findOils(product.inci),
		tinted: isSoldTinted(product.name) && actives.includes("iron_oxides"),
		concerns: sensitiveConcerns(product.inci, actives),
	};
	known.set(product, facts);
	return facts;
}

/** A strength counts for what the list holds: "15% Vitamin C" of a derivative is no ascorbic acid. */
function ofActives(
	strengths: Partial<Record<ActiveId, number>>,
	actives: readonly ActiveId[],
): Partial<Record<ActiveId, number>> {
	const kept: Partial<Record<ActiveId, number>> = {};
	for (const id of actives) {
		const percent = strengths[id];
		if (percent !== undefined) kept[id] = percent;
	}
	return kept;
}

/** Holds zinc oxide or titanium dioxide, which scatter light. */
export function isMineralFilter(product: CatalogueProduct): boolean {
	const actives: readonly string[] = productFacts(product).actives;
	return actives.includes("zinc_oxide") || actives.includes("titanium_dioxide");
}

/** What of the list the person is allergic to, as printed, relatives included; [] where nothing is. */
export function findAllergens(product: FactSource, about: string): string[] {
	const relatives = relativesOf(about);
	return relatives === null ? [] : listed(product, relatives);
}

/** Ingredients of animals, as printed. A list cannot tell how a product was tested. */
export function findAnimal(product: FactSource): string[] {
	return listed(product, ANIMAL_INGREDIENTS);
}

function listed(
	product: FactSource,
	{ has = [], words = [], not = [], fragrance, actives = [] }: AllergenRelatives,
): string[] {
	const found = product.inci.filter((printed) => {
		const name = `${printed.toLowerCase().replaceAll(/[*™®]/g, "")} `;
		const apart = ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
		const named =
			has.some((part) => name.includes(part)) || words.some((word) => apart.includes(` ${word} `));
		return named && !not.some((part) => name.includes(part));
	});
	const scents = fragrance === true ? findFragrance(product.inci) : [];
	const named = productFacts(product).actives.filter((id) => actives.includes(id));
	const all = [...new Set([...found, ...scents])];
	return all.length > 0 ? all : named;
}
