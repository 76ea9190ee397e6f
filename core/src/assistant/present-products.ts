import { findActive, isTreatment } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/cautions.ts";
import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { isStepId } from "../knowledge/steps/step-rules.ts";
import { comparablePrice } from "../products/catalogue/price.ts";
import { explainPick } from "../products/explain-pick.ts";
import type { PickContext } from "../products/pick-context.ts";
import type { Candidate } from "../products/recommend-slots.ts";
import { stepProductRule } from "../products/step-product-rule.ts";
import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { Citation, ProductAnswer } from "./assistant-event.ts";
import { fullName, priceWords } from "./facts/say-product.ts";
import { type AskedFilter, byBrands, dollars } from "./find/asked-filters.ts";
import type { FoundSet } from "./find/find-set.ts";
import { firstChoice } from "./find/first-choice.ts";
import type { LeftOut } from "./find/left-out.ts";
import type { SearchNeeds } from "./find/read-needs.ts";
import type { SearchResult } from "./find/search-products.ts";
import { unkeptWishes } from "./find/unkept-wishes.ts";
import type { Asked } from "./inquiry.ts";
import { citeProduct, citeRule, citeStep } from "./writing/cite.ts";
import { pickWording } from "./writing/pick-wording.ts";

/** Everything a product answer says. */
export interface Presented {
	asked: Asked;
	needs: SearchNeeds;
	result: SearchResult;
	left_out: readonly LeftOut[];
	context: PickContext;
}

/** What was looked for and what stays out, around the products, each with its reason; where nothing fits, that, and the nearest that would. */
export function presentProducts(presented: Presented): ProductAnswer {
	const { found } = presented.result;
	return found.length > 0 ? presentFound(presented, found) : presentNothing(presented);
}

function presentFound(
	{ asked, needs, left_out, context }: Presented,
	found: readonly Candidate[],
): ProductAnswer {
	const products = found.map((candidate) => ({
		id: candidate.product.id,
		reason: reasonFor(candidate, asked, context),
	}));
	return {
		text: [
			intro(asked, needs, found.length),
			firstChoice(found, needs, asked.context),
			closing(asked, found, left_out, context, needs),
		]
			.filter((part) => part !== "")
			.join("\n\n"),
		citations: citations(found, left_out),
		products,
	};
}

/** A routine for one sum: what it comes to, and each product with its reason. */
export function presentSet({
	asked,
	set: { products, total, fits },
	limit,
	context,
}: {
	asked: Asked;
	set: FoundSet;
	limit: number;
	context: PickContext;
}): ProductAnswer {
	const kinds = joinWords(products.map(({ slot }) => slot.key.replace("_", " ")));
	return {
		text: [
			fits
				? `A ${kinds} for ${dollars(total)} in all, so within ${dollars(limit)}.`
				: `Even the cheapest ${kinds} that suit you come to ${dollars(total)} in all, which is above ${dollars(limit)}. Begin with the sunscreen and add the others later.`,
			`${IN_DOLLARS} They may have changed since they were seen.`,
		].join("\n\n"),
		citations: citations(products, []),
		products: products.map((candidate) => ({
			id: candidate.product.id,
			reason: reasonFor(candidate, asked, context),
		})),
	};
}

const IN_DOLLARS = "Prices are in US dollars, and a limit in another currency is read as dollars.";
const OTHER_MONEY = /[\u00a3\u20ac]|\b(?:quid|pounds?|euros?|eur|gbp|tenner|fiver|rupees?|inr|aud|cad)\b/i;

function intro(asked: Asked, needs: SearchNeeds, count: number): string {
	const what = searchWords(needs);
	const one = count === 1;
	if (needs.cheapest) return `The cheapest first, of what fits ${what}:`;
	return pickWording(asked, [
		one ? `One product fits ${what}.` : `These fit ${what}, the best fit first.`,
		one ? `For ${what} there is one that fits.` : `For ${what} I would look at these first.`,
		one ? `I found one that fits ${what}.` : `I found these for ${what}, best fit first.`,
	]);
}

/** What was looked for, as it was understood: "a moisturizer for redness under $20". */
function searchWords(needs: SearchNeeds): string {
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
		priceLimit(below_price, max_price),
	];
	const said = parts.filter((part) => part !== "").join(" ");
	return said === "products" ? "your routine" : said;
}

function withArticle(noun: string): string {
	return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function priceLimit(below: number | null, max: number | null): string {
	if (below !== null) return `cheaper than ${dollars(below)}`;
	return max === null ? "" : `under ${dollars(max)}`;
}

/** Facts of the row, led by what they have to do with this person. */
function reasonFor(candidate: Candidate, asked: Asked, context: PickContext): string {
	const { product, slot } = candidate;
	const facts = explainPick(product, stepProductRule(slot.step, slot.key), context);
	const lead = leadFor(candidate, asked);
	return lead === "" ? facts : `${lead}: ${lowerFirst(facts)}`;
}

function leadFor({ product, slot }: Candidate, { context }: Asked): string {
	const { report } = context;
	const suggested = report !== null && slot.step.product?.id === product.id;
	if (suggested) return "The pick of your plan";
	const planned = report !== null && slot.step.because !== "";
	if (!planned) return "";
	const section = slot.places[0]?.section ?? "morning";
	return `Fits the ${section} ${slot.key.replace("_", " ")} step of your plan`;
}

function lowerFirst(text: string): string {
	return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function closing(
	{ message, context }: Asked,
	found: readonly Candidate[],
	leftOut: readonly LeftOut[],
	pick: PickContext,
	needs: SearchNeeds,
): string {
	const treats = found.some(({ slot }) => slot.step.actives.some(isTreatment));
	const burns = found.some(({ slot }) =>
		slot.step.actives.some((id) => findActive(id)?.photosensitising === true),
	);
	return [
		OTHER_MONEY.test(message) ? IN_DOLLARS : "",
		...unkeptWishes(message, needs.no_cast),
		...leftOut.map(({ text }) => text),
		burns ? CAUTIONS.sun_rule.text : "",
		treats && pick.conditions.includes("minor") ? CAUTIONS.ask_adult.text : "",
		treats && !burns ? CAUTIONS.patch_test.text : "",
		context.report === null ? "There is no report yet, so these rest on your answers alone." : "",
	]
		.filter((sentence) => sentence !== "")
		.join(" ");
}

function presentNothing({ asked, needs, result, left_out }: Presented): ProductAnswer {
	const { nearest, clash } = result;
	const because = left_out.map(({ text }) => text);
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
				nearestWords(nearest.given_up, nearest.candidate, needs.max_price),
				nearest.given_up.some(({ id }) => id === "price") ? plainBuy(nearest.candidate) : "",
				...because,
			]
				.filter((part) => part !== "")
				.join(" "),
			citations: [citeProduct({ id: product.id, name: fullName(product) }), ...ruleCitations(left_out)],
			products: [],
		};
	}
	const text = pickWording(asked, [
		`I found nothing in the catalog that fits ${searchWords(needs)} and suits you.`,
		`Nothing in the catalog fits ${searchWords(needs)} and what I know of you.`,
	]);
	const notes = notesOf(left_out);
	const next = notes.length > 0 ? notes : [clash === null ? LOOSEN : clashWords(clash)];
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

function clashWords({ rule, beside }: NonNullable<SearchResult["clash"]>): string {
	return `What would fit alone does not go with ${fullName(beside)}, which you use or which your plan names. ${rule.why} ${rule.fix}`;
}

/** "Nothing under $10 fits; the cheapest that fits is X, $12.99 at Ulta US (Sep 2020)." */
function nearestWords(givenUp: readonly AskedFilter[], { product }: Candidate, limit: number | null): string {
	const wishes = joinWords(givenUp.map(({ words }) => words));
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

/** A treatment that is too dear or has no price is sold under plain names as well, and how it begins. */
function plainBuy({ slot }: Candidate): string {
	const [id] = slot.step.actives.filter(isTreatment);
	const active = id === undefined ? undefined : findActive(id);
	if (active === undefined || id?.startsWith("vitamin_c") === true) return "";
	const bleach = id === "benzoyl_peroxide" ? " It bleaches towels and pillowcases." : "";
	return `A store brand with the same ${active.name} does the same, often for less: thinly, every other evening at first, moisturizer after.${bleach}`;
}

function citations(found: readonly Candidate[], leftOut: readonly LeftOut[]): Citation[] {
	const steps = [...new Set(found.map(({ slot }) => slot.step.step_id ?? ""))].filter(isStepId);
	return [
		...found.map(({ product }) => citeProduct({ id: product.id, name: fullName(product) })),
		...steps.map(citeStep),
		...ruleCitations(leftOut),
	];
}

function ruleCitations(leftOut: readonly LeftOut[]): Citation[] {
	const ids = [...new Set(leftOut.map(({ rule_id }) => rule_id))];
	return ids.map((id) =>
		citeRule(id, id.startsWith("person.") ? "What you told us" : "Irritants and redness"),
	);
}
