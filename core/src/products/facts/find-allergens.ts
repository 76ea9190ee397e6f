import {
	type AllergenRelatives,
	ANIMAL_INGREDIENTS,
	relativesOf,
} from "../../knowledge/allergen-relatives.ts";
import { findFragrance } from "./find-irritants.ts";
import { type FactSource, productFacts } from "./product-facts.ts";

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
