import { findActive, isTreatment } from "../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../knowledge/questions/product-words.ts";
import { comparablePrice } from "../../products/catalogue/price.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { stepProductRule } from "../../products/fits-step.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { fullName } from "../facts/say-product.ts";
import { dollars } from "./asked-filters.ts";
import type { SearchNeeds } from "./read-needs.ts";
import type { Wish } from "./wishes.ts";

/** Which one to take and what speaks for it in one line; of two brands also what differs. */
export function firstChoice(
	found: readonly Candidate[],
	needs: SearchNeeds,
	met: readonly Wish[],
	{ report }: AssistantContext,
): string {
	const [first, second] = found;
	if (first === undefined) return "";
	const cost = ({ product }: Candidate) => comparablePrice(product);
	const price = cost(first);
	const cheapest =
		second !== undefined &&
		price !== null &&
		found.every((one) => one === first || (cost(one) ?? 0) >= price);
	const why = [
		...(report !== null && first.slot.step.product?.id === first.product.id
			? ["it is the pick of your plan"]
			: []),
		...servesWords(first, needs),
		...met.flatMap(({ kept }) => kept ?? []),
		...(cheapest ? ["it costs least of these"] : []),
	];
	const sized = met.some(({ id }) => id === "travel") && first.product.size !== null;
	const name = `${fullName(first.product)}${price === null ? "" : `, ${dollars(price)}`}${sized ? ` for ${first.product.size}` : ""}`;
	const pick = `I would take ${name}${why.length === 0 ? "" : `: ${why.some((one) => one.includes(",")) ? why.join("; ") : joinWords(why)}`}.`;
	const told = needs.like === null ? "" : likeWords(needs.like, first);
	const differ = needs.brands.length > 1 && second !== undefined ? differWords(first, second) : "";
	const replaces = isDayCream(needs) ? DAY_CREAM : "";
	return [pick, told, differ, replaces].filter((part) => part !== "").join(" ");
}

/** What in it does the job that was named. */
function servesWords({ product, slot }: Candidate, needs: SearchNeeds): string[] {
	const [concern] = needs.concerns;
	if (concern === undefined || concern === "shine") return [];
	const rule = stepProductRule(slot.step, slot.key);
	const { key } = productFacts(product);
	const named = [...rule.any_of, ...rule.prefers].filter(
		(id, at, all) =>
			key.includes(id) &&
			id !== "iron_oxides" &&
			all.indexOf(id) === at &&
			(!isTreatment(id) || NEED_ACTIVES[concern].some((one) => one === id)),
	);
	if (named.length === 0 || !(OF_BASICS.has(concern) || named.some(isTreatment))) return [];
	const names = joinWords(named.slice(0, 2).map((id) => findActive(id)?.name ?? id));
	return [`it has ${names} for ${CONCERN_WORDS[concern]}`];
}

/** What a basic product does something for. */
const OF_BASICS: ReadonlySet<Concern> = new Set<Concern>(["dryness", "redness"]);

/** One product for cream and sunscreen. */
export function isDayCream({ category, one_for_two }: SearchNeeds): boolean {
	return category === "sunscreen" && one_for_two;
}

const DAY_CREAM =
	"It stands in for the day cream: after washing, two finger lengths for face and neck, nothing under it unless skin still feels dry.";

/** What the cheaper one has in common with the one it is to replace, and what nobody can tell. */
function likeWords(like: CatalogueProduct, { product }: Candidate): string {
	const has = productFacts(product).key;
	const shared = productFacts(like).key.filter((id) => has.includes(id));
	const names = shared.slice(0, 2).map((id) => findActive(id)?.name ?? id);
	const milder = productFacts(like).key.includes("vitamin_c") && has.includes("vitamin_c_derivative");
	const saved = (comparablePrice(like) ?? 0) - (comparablePrice(product) ?? Number.MAX_VALUE);
	return [
		milder
			? `${fullName(like)} has pure vitamin C (L-ascorbic acid), this one a gentler form, weaker and less likely to sting; use one of them, not both. For the same kind look on labels for 10 to 20% L-ascorbic acid with vitamin E and ferulic acid: cool and dark it keeps about three months, brown it is spent.`
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
