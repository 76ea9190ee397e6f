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
import type { ProductCategory } from "../routine/care-plan.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import type { Citation, ProductAnswer } from "./assistant-event.ts";
import { fullName, priceWords } from "./facts/say-product.ts";
import { type AskedFilter, byBrands, dollars } from "./find/asked-filters.ts";
import { ofOther, unknownOf } from "./find/other-words.ts";
import type { FoundSet } from "./find/find-set.ts";
import { firstChoice } from "./find/first-choice.ts";
import type { LeftOut } from "./find/left-out.ts";
import type { SearchNeeds } from "./find/read-needs.ts";
import type { SearchResult } from "./find/search-products.ts";
import { unkeptWishes } from "./find/unkept-wishes.ts";
import type { Asked } from "./inquiry.ts";
import { budgetWords } from "./reading/money.ts";
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
	{ asked, needs, result, left_out, context }: Presented,
	found: readonly Candidate[],
): ProductAnswer {
	const products = found.map((candidate) => ({
		id: candidate.product.id,
		reason: reasonFor(candidate, asked, context),
	}));
	return {
		text: [
			firstChoice(found, needs, result.met, asked.context),
			closing({ asked, needs, result, left_out, context }, found),
			needs.count === 1 ? HOW_TO_USE[found[0]?.slot.key ?? "serum"] : intro(asked, needs, found.length),
		]
			.filter((part) => part !== "")
			.join("\n\n"),
		citations: citations(found, left_out),
		products,
	};
}

/** One line of use for whoever wants one thing and no routine. */
const HOW_TO_USE: Record<ProductCategory, string> = {
	cleanser: "Use: at night with lukewarm water, half a minute, rinse; in the morning water does.",
	toner: "Use: on clean skin, with the hands.",
	serum: "Use: thinly on dry, clean skin, every other evening at first.",
	eye_cream: "Use: a grain of rice for both eyes, along the bone.",
	moisturizer: "Use: after washing, on skin still damp, morning and night; rinse with water or a mild wash, no soap.",
	sunscreen: "Use: last in the morning, two finger lengths for face and neck.",
	mask: "Use: once a week on clean skin, then rinse.",
	exfoliant: "Use: one evening a week, never on sore skin.",
};

/** Several kinds for one sum: what they come to, and each product with its reason. */
export function presentSet({
	asked,
	set: { products, total, fits },
	needs,
	dearer,
	context,
}: {
	asked: Asked;
	set: FoundSet;
	needs: SearchNeeds;
	dearer: readonly Candidate[];
	context: PickContext;
}): ProductAnswer {
	const kinds = joinWords(
		products.map(({ slot }, at) => {
			const [concern] = needs.parts[at]?.concerns ?? [];
			const kind = slot.key.replace("_", " ");
			return concern === undefined ? kind : `${kind} for ${CONCERN_WORDS[concern]}`;
		}),
	);
	const limit = needs.max_price === null ? null : limitWords(needs, needs.max_price);
	const names = joinWords(
		products.map(({ product }) => `${fullName(product)} (${dollars(comparablePrice(product) ?? 0)})`),
	);
	const first = products.some(({ slot }) => slot.key === "sunscreen") ? "the sunscreen" : "the first";
	const marks = needs.parts.some(({ concerns }) => concerns.includes("dark_spots"));
	return {
		text: [
			limit === null
				? `A ${kinds} come to ${dollars(total)} in all: ${names}.`
				: fits
					? `A ${kinds} for ${dollars(total)} in all, so within ${limit}: ${names}.`
					: `Even the cheapest ${kinds} that suit ${themOf(needs)} come to ${dollars(total)} in all, which is above ${limit}. Begin with ${first} and add the ${products.length > 2 ? "others" : "other"} later.`,
			...dearer.map(
				({ product }) =>
					`Your plan would rather have ${fullName(product)} (${dollars(comparablePrice(product) ?? 0)}); the one here keeps to the sum, so change it when there is more.`,
			),
			marks && !needs.parts.some(({ category }) => category === "sunscreen")
				? "Without sunscreen every morning marks darken again, so use what you have or get one next; fading takes months."
				: "",
			beyondShelf(asked.message),
			`${needs.told_price === null ? "Prices are in US dollars." : `Prices are in US dollars; ${needs.told_price} I took as about ${dollars(needs.max_price ?? 0)}.`} They may have changed since they were seen; postage is not in them.`,
		]
			.filter((part) => part !== "")
			.join("\n\n"),
		citations: citations(products, []),
		products: products.map((candidate) => ({
			id: candidate.product.id,
			reason: reasonFor(candidate, asked, context),
		})),
	};
}

function themOf({ other }: SearchNeeds): string {
	return other === null ? "you" : other.them;
}

/** "$15", "\u00a315 (about $19)". */
function limitWords({ told_price }: SearchNeeds, max: number): string {
	return budgetWords({ max, ...(told_price !== null && { told: told_price }) });
}

/** What is no row of ours and was asked for beside what is. */
function beyondShelf(message: string): string {
	return /\b(?:patch(?:es)?|stickers?|stars?)\b/i.test(message) && /\b(?:zits?|pimples?|spots?|acne|star|pimple)\b/i.test(message)
		? "Spot patches are not in our catalog: any plain hydrocolloid ones do, stars or not, for spots with a head, overnight. If the sum is not enough for both, this week the wash and next week the patches."
		: "";
}

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
	{ asked, needs, result, left_out, context: pick }: Presented,
	found: readonly Candidate[],
): string {
	const { message, context } = asked;
	const treats = found.some(({ slot }) => slot.step.actives.some(isTreatment));
	const burns = found.some(({ slot }) =>
		slot.step.actives.some((id) => findActive(id)?.photosensitising === true),
	);
	return [
		...wishWords(needs, result),
		...unkeptWishes(message, needs),
		beyondShelf(message),
		moneyWords(needs, message),
		...left_out.map(({ text }) => ofOther(text, needs.other)),
		alsoNamed(needs.avoided),
		needs.concerns.includes("dark_spots") && treats ? MARKS_TAKE : "",
		burns ? CAUTIONS.sun_rule.text : "",
		treats && pick.conditions.includes("minor") ? CAUTIONS.ask_adult.text : "",
		treats && !burns ? CAUTIONS.patch_test.text : "",
		context.report === null && needs.other === null
			? "There is no report yet, so these rest on your answers alone."
			: "",
		needs.other === null ? "" : unknownOf(needs.other),
	]
		.filter((sentence) => sentence !== "")
		.join(" ");
}

/** Other names on a list of what people most often cannot have. */
const ALSO_NAMED: Readonly<Record<string, string>> = {
	lanolin: "lanolin is also wool wax, wool alcohols or adeps lanae",
	methylisothiazolinone: "methylisothiazolinone is also MI or MIT, often beside MCI (Kathon)",
	cocamidopropyl_betaine: "cocamidopropyl betaine is also CAPB, while plain betaine is another thing",
	coconut: "coconut is also Cocos nucifera, and many washing agents with coco- come from it",
	urea: "urea is also carbamide",
};

function alsoNamed(avoided: readonly string[]): string {
	const known = avoided.flatMap((about) => ALSO_NAMED[about] ?? []);
	return known.length === 0
		? ""
		: `Recipes change, so read the pack as well: ${known.join("; ")}.`;
}

const MARKS_TAKE =
	"Marks take two to four months and longer to fade, and only with sunscreen every morning.";

/** What no product of those keeps, and what no row tells. */
function wishWords(needs: SearchNeeds, { unmet, dearer }: Pick<SearchResult, "unmet" | "dearer">): string[] {
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

function moneyWords({ told_price, max_price }: SearchNeeds, message: string): string {
	const told =
		told_price === null || max_price === null
			? ""
			: "Prices are from US shops, so yours may differ.";
	return /\b(?:shipping|postage|deliver\w*)\b/i.test(message)
		? `${told} Postage, and where it is delivered to, I do not know.`.trim()
		: told;
}

function presentNothing({ asked, needs, result, left_out }: Presented): ProductAnswer {
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
	const next = milder !== "" ? [milder] : notes.length > 0 ? notes : [clash === null ? LOOSEN : clashWords(clash)];
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
	if (!givesUpPrice(givenUp) || needs.max_price === null || comparablePrice(candidate.product) !== null) return "";
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
