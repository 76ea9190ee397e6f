import { findActive } from "../../knowledge/actives.ts";
import { comparablePrice } from "../../products/catalogue/price.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { fullName } from "../facts/say-product.ts";
import { dollars } from "./asked-filters.ts";
import type { SearchNeeds } from "./read-needs.ts";

/** Which one to take, and what speaks for it; of two brands also what differs. */
export function firstChoice(
	found: readonly Candidate[],
	needs: SearchNeeds,
	{ report }: AssistantContext,
): string {
	const [first, second] = found;
	if (first === undefined || second === undefined) return "";
	const cost = ({ product }: Candidate) => comparablePrice(product);
	const cheapest = found.every(
		(one) => one === first || (cost(one) ?? 0) >= (cost(first) ?? Number.MAX_VALUE),
	);
	const why = [
		...(report !== null && first.slot.step.product?.id === first.product.id
			? ["it is the pick of your plan"]
			: []),
		...(cheapest && cost(first) !== null ? ["it costs least of these"] : []),
	];
	const pick = `I would take ${fullName(first.product)}${why.length === 0 ? " first" : `: ${joinWords(why)}`}.`;
	const told = needs.like === null ? "" : likeWords(needs.like, first);
	const differ = needs.brands.length > 1 ? differWords(first, second) : "";
	return [pick, told, differ].filter((part) => part !== "").join(" ");
}

/** What the cheaper one has in common with the one it is to replace, and what nobody can tell. */
function likeWords(like: CatalogueProduct, { product }: Candidate): string {
	const has = productFacts(product).key;
	const shared = productFacts(like).key.filter((id) => has.includes(id));
	const names = shared.slice(0, 2).map((id) => findActive(id)?.name ?? id);
	const milder = productFacts(like).key.includes("vitamin_c") && has.includes("vitamin_c_derivative");
	const saved = (comparablePrice(like) ?? 0) - (comparablePrice(product) ?? Number.MAX_VALUE);
	return [
		milder
			? `${fullName(like)} has pure vitamin C, this one a gentler form that red cheeks bear better; use one of them, not both.`
			: "",
		names.length === 0 || milder
			? ""
			: `Like ${fullName(like)} it has ${joinWords(names)}; strength and feel may differ, so use one of them, not both.`,
		saved > 0 ? `It costs ${dollars(Math.round(saved * 100) / 100)} less.` : "",
	]
		.filter((part) => part !== "")
		.join(" ");
}

/** What one list has and the other has not. */
function differWords(one: Candidate, two: Candidate): string {
	const has = ({ product }: Candidate) => productFacts(product).key;
	const only = (here: Candidate, other: Candidate) =>
		has(here)
			.filter((id) => !has(other).includes(id))
			.slice(0, 2)
			.map((id) => findActive(id)?.name ?? id);
	const said = [
		[one, only(one, two)],
		[two, only(two, one)],
	] as const;
	const told = said.flatMap(([{ product }, names]) =>
		names.length === 0 ? [] : [`${product.brand} adds ${joinWords(names)}`],
	);
	return told.length === 0
		? "By their lists they do much the same, so take the cheaper or the one you like to wear."
		: `The difference by their lists: ${told.join("; ")}.`;
}
