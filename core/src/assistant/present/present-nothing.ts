import { findActive, isTreatment } from "../../knowledge/actives.ts";
import { PERSON_RULES } from "../../knowledge/person-rules.ts";
import { comparablePrice } from "../../products/catalogue/price.ts";
import type { PickContext } from "../../products/pick-context.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Asked, ProductAnswer } from "../conversation.ts";
import { type AskedFilter, dollars } from "../find/asked-filters.ts";
import type { LeftOut } from "../find/left-out.ts";
import type { SearchNeeds } from "../find/read-needs.ts";
import type { SearchResult } from "../find/search-products.ts";
import { budgetWords } from "../reading/money.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import { pickWording } from "../writing/compose-answer.ts";
import { fullName, priceWords } from "../writing/say-names.ts";
import {
	limitWords,
	moneyWords,
	ofOther,
	ruleCitations,
	searchWords,
	themOf,
	unkeptWishes,
	wishWords,
} from "./product-wording.ts";

/** Everything a product answer says. */
export interface Presented {
	asked: Asked;
	needs: SearchNeeds;
	result: SearchResult;
	left_out: readonly LeftOut[];
	context: PickContext;
}

export function presentNothing({ asked, needs, result, left_out }: Presented): ProductAnswer {
	const { nearest, clash } = result;
	const because = [
		...left_out.map(({ text }) => ofOther(text, needs.other)),
		...wishWords(needs, { unmet: [], dearer: [] }),
		...unkeptWishes(asked.message, needs),
		moneyWords(needs, asked.message),
	].filter((part) => part !== "");
	const cheapest = needs.below_price !== null && nearest?.given_up.some(({ id }) => id === "price");
	if (cheapest) {
		return {
			text: [NO_CHEAPER, ...because].join(" "),
			citations: ruleCitations(left_out),
			products: [],
		};
	}
	if (nearest) {
		const { product } = nearest.candidate;
		return {
			text: [
				lead(nearest.given_up, nearest.candidate, needs),
				nearestWords(nearest.given_up, nearest.candidate, needs.max_price, needs.told_price),
				lead(nearest.given_up, nearest.candidate, needs) === "" && givesUpPrice(nearest.given_up)
					? plainBuy(nearest.candidate)
					: "",
				...because,
			]
				.filter((part) => part !== "")
				.join(" "),
			citations: [citeProduct({ id: product.id, name: fullName(product) }), ...ruleCitations(left_out)],
			products: [],
		};
	}
	const text = pickWording(asked, [
		`I found nothing in the catalog that fits ${searchWords(needs)} and suits ${themOf(needs)}.`,
		`Nothing in the catalog fits ${searchWords(needs)} and what I know of ${themOf(needs)}.`,
	]);
	const notes = notesOf(left_out);
	const milder = needs.softened.length > 0 ? milderWords(needs, clash) : "";
	const next =
		milder !== "" ? [milder] : notes.length > 0 ? notes : [clash === null ? LOOSEN : clashWords(clash)];
	return {
		text: [text, ...because, ...next].join(" "),
		citations: [
			...ruleCitations(left_out),
			...(clash === null ? [] : [citeRule(clash.rule.id, "Pair rule")]),
		],
		products: [],
	};
}

const NO_CHEAPER =
	"I have nothing cheaper that fits you: of those I showed, the one with the lowest price is the cheapest there is in our catalog. A plain one from a drugstore does the job as well, if its list suits you.";
const LOOSEN =
	"I would rather name nothing than something that does not fit; loosen one wish and I look again.";

/** What the plan says to people the rule is for: what to do instead. */
function notesOf(leftOut: readonly LeftOut[]): string[] {
	const ids = new Set(leftOut.map(({ rule_id }) => rule_id.replace("_without_acne", "")));
	return PERSON_RULES.filter(({ id }) => ids.has(id)).map(({ note }) => note);
}

/** What would be milder by its kind, and why none is named now. */
function milderWords({ softened, treatments }: SearchNeeds, clash: SearchResult["clash"]): string {
	const names = (ids: readonly string[]) => joinWords(ids.map((id) => findActive(id)?.name ?? id));
	const now =
		clash === null
			? "Begin with it once a week, and only while skin is calm."
			: `But not beside ${fullName(clash.beside)}, which you use: leave the harsh one off until skin has been calm for two weeks, then one such product alone, once a week.`;
	return `Milder than ${names(softened)} by its kind: ${names(treatments)}. ${now}`;
}

function clashWords({ rule, beside }: NonNullable<SearchResult["clash"]>): string {
	return `What would fit alone does not go with ${fullName(beside)}, which you use or which your plan names. ${rule.why} ${rule.fix}`;
}

/** "Nothing under $10 fits; the cheapest that fits is X, $12.99 at Ulta US (Sep 2020)." */
function nearestWords(
	givenUp: readonly AskedFilter[],
	{ product }: Candidate,
	limit: number | null,
	told: string | null,
): string {
	const said = joinWords(givenUp.map(({ words }) => words));
	const wishes =
		told === null || limit === null
			? said
			: said.replace(`under ${dollars(limit)}`, `under ${budgetWords({ max: limit, told })}`);
	const price = givenUp.some(({ id }) => id === "price");
	const nearest = price ? "the cheapest that fits is" : "the closest that fits is";
	const cost = comparablePrice(product);
	const over =
		price && limit !== null && cost !== null && cost > limit
			? `, ${dollars(Math.round((cost - limit) * 100) / 100)} over your budget`
			: "";
	const unpriced = cost === null ? " Its price I do not know." : "";
	return `Nothing ${wishes} fits; ${nearest} **${fullName(product)}**, ${priceWords(product)}${over}.${unpriced}`;
}

function givesUpPrice(givenUp: readonly AskedFilter[]): boolean {
	return givenUp.some(({ id }) => id === "price");
}

/** What the sum does buy goes first where no price is known. */
function lead(givenUp: readonly AskedFilter[], candidate: Candidate, needs: SearchNeeds): string {
	if (!givesUpPrice(givenUp) || needs.max_price === null || comparablePrice(candidate.product) !== null)
		return "";
	const [id] = candidate.slot.step.actives.filter(isTreatment);
	const active = id === undefined ? undefined : findActive(id);
	if (active === undefined) return "";
	const strength = active.strength === null ? "" : `${active.strength.start}% `;
	const bleach = id === "benzoyl_peroxide" ? " It bleaches towels and pillowcases." : "";
	return `What ${limitWords(needs, needs.max_price)} buys: the smallest tube of a store brand with ${strength}${active.name}, thinly, every other evening at first, moisturizer after.${bleach}`;
}

/** A treatment that is too dear or has no price is sold under plain names as well, and how it begins. */
function plainBuy({ slot }: Candidate): string {
	const [id] = slot.step.actives.filter(isTreatment);
	const active = id === undefined ? undefined : findActive(id);
	if (active === undefined || id?.startsWith("vitamin_c") === true) return "";
	const bleach = id === "benzoyl_peroxide" ? " It bleaches towels and pillowcases." : "";
	return `A store brand with the same ${active.name} does the same, often for less: thinly, every other evening at first, moisturizer after.${bleach}`;
}
