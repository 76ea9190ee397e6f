import { findActive } from "../../knowledge/actives.ts";
import { comparablePrice } from "../../products/catalogue/price.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { fullName } from "../facts/say-product.ts";
import { byBrands, dollars } from "../find/asked-filters.ts";
import type { SearchNeeds } from "../find/read-needs.ts";
import type { SearchResult } from "../find/search-products.ts";
import { budgetWords } from "../reading/money.ts";

export function themOf({ other }: SearchNeeds): string {
	return other === null ? "you" : other.them;
}

/** "$15", "\u00a315 (about $19)". */
export function limitWords({ told_price }: SearchNeeds, max: number): string {
	return budgetWords({ max, ...(told_price !== null && { told: told_price }) });
}

/** What is no row of ours and was asked for beside what is. */
export function beyondShelf(message: string): string {
	return /\b(?:patch(?:es)?|stickers?|stars?)\b/i.test(message) &&
		/\b(?:zits?|pimples?|spots?|acne|star|pimple)\b/i.test(message)
		? "Spot patches are not in our catalog: any plain hydrocolloid ones do, stars or not, for spots with a head, overnight. If the sum is not enough for both, this week the wash and next week the patches."
		: "";
}

/** What was looked for, as it was understood: "a moisturizer for redness under $20". */
export function searchWords(needs: SearchNeeds): string {
	const { category, concerns, treatments, supporting, below_price, max_price, brands } = needs;
	const actives = [...treatments, ...supporting].map((id) => findActive(id)?.name ?? id);
	const noun = category === null ? "products" : category.replace("_", " ");
	const full = needs.gentle ? `gentle ${noun}` : noun;
	const kind = category === null ? full : withArticle(full);
	const parts = [
		kind,
		actives.length === 0 ? "" : `with ${joinWords(actives)}`,
		concerns.length === 0
			? ""
			: `for ${joinWords(concerns.slice(0, 2).map((concern) => CONCERN_WORDS[concern]))}`,
		needs.fragrance_free ? "without listed fragrance" : "",
		brands.length === 0 ? "" : byBrands(brands),
		priceLimit(needs, below_price, max_price),
	];
	const said = parts.filter((part) => part !== "").join(" ");
	return said === "products" ? "your routine" : said;
}

function withArticle(noun: string): string {
	return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function priceLimit(needs: SearchNeeds, below: number | null, max: number | null): string {
	if (below !== null) return `cheaper than ${dollars(below)}`;
	return max === null ? "" : `under ${needs.told_price ?? dollars(max)}`;
}

/** What no product of those keeps, and what no row tells. */
export function wishWords(
	needs: SearchNeeds,
	{ unmet, dearer }: Pick<SearchResult, "unmet" | "dearer">,
): string[] {
	const missing = unmet
		.filter(({ unknown, id }) => unknown === undefined || id === "matte")
		.map(({ words }) => words);
	const [dear] = dearer;
	return [
		missing.length === 0 ? "" : `None that fits the rest is ${joinWords(missing)}; these come nearest.`,
		dear === undefined
			? ""
			: `${capitalize(dear.wish.words)} and above your limit: ${fullName(dear.candidate.product)}, ${dollars(comparablePrice(dear.candidate.product) ?? 0)}.`,
		...needs.wishes.map(({ unknown }) => unknown ?? ""),
	];
}

export function moneyWords({ told_price, max_price }: SearchNeeds, message: string): string {
	const told =
		told_price === null || max_price === null ? "" : "Prices are from US shops, so yours may differ.";
	return /\b(?:shipping|postage|deliver\w*)\b/i.test(message)
		? `${told} Postage, and where it is delivered to, I do not know.`.trim()
		: told;
}

/** Other names on a list of what people most often cannot have. */
const ALSO_NAMED: Readonly<Record<string, string>> = {
	lanolin: "lanolin is also wool wax, wool alcohols or adeps lanae",
	methylisothiazolinone: "methylisothiazolinone is also MI or MIT, often beside MCI (Kathon)",
	cocamidopropyl_betaine: "cocamidopropyl betaine is also CAPB, while plain betaine is another thing",
	coconut: "coconut is also Cocos nucifera, and many washing agents with coco- come from it",
	urea: "urea is also carbamide",
};

export function alsoNamed(avoided: readonly string[]): string {
	const known = avoided.flatMap((about) => ALSO_NAMED[about] ?? []);
	return known.length === 0 ? "" : `Recipes change, so read the pack as well: ${known.join("; ")}.`;
}

export const MARKS_TAKE =
	"Marks take two to four months and longer to fade, and only with sunscreen every morning.";
