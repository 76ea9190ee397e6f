import type { CatalogueProduct } from "../../../products/product.ts";
import type { Inquiry } from "../../inquiry.ts";
import { ownMeant } from "../../reading/own-meant.ts";

const MOST = 3;
const CHEAPEST = /\b(?:cheapest|least expensive|lowest price)\b/;
const OWN = /\b(?:my|i (?:use|have|own))\b/;

/** The rows a question is about: by name, by place in what was shown, or what was shown last; at most three. */
export function findMeantProducts({ context, question }: Inquiry): CatalogueProduct[] {
	const { shown, named, in_use } = context;
	const { ordinal, category } = question.slots;
	if (ordinal !== null && shown.length > 0) {
		const one = shown[Math.min(ordinal, shown.length - 1)];
		return one ? [one] : [];
	}
	if (CHEAPEST.test(question.text) && shown.length > 0) {
		const priced = shown.filter(({ price }) => price !== null);
		return priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).slice(0, 1);
	}
	if (named.length > 0) return named.slice(0, MOST);
	const own = ownMeant(question.text, in_use).flatMap(({ product }) => product ?? []);
	if (own.length > 0) return own.slice(0, MOST);
	const owned = in_use
		.flatMap(({ product }) => (product ? [product] : []))
		.filter((product) => category === null || product.category === category);
	if (OWN.test(question.text) && owned.length > 0) return owned.slice(0, MOST);
	return shown.filter((product) => category === null || product.category === category).slice(0, MOST);
}
