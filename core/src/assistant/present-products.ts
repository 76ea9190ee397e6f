import { findActive, isTreatment } from "../knowledge/actives.ts";
import { NEED_ACTIVES } from "../knowledge/questions/care-words.ts";
import { CAUTIONS } from "../knowledge/step-guidance.ts";
import { comparablePrice } from "../products/catalogue/price.ts";
import { productFacts } from "../products/facts/product-facts.ts";
import { stepProductRule } from "../products/fits-step.ts";
import type { PickContext } from "../products/pick-context.ts";
import type { CatalogueProduct } from "../products/product.ts";
import type { Candidate } from "../products/recommend-slots.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import type { Concern } from "../skin/concern.ts";
import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { Asked, AssistantContext, ProductAnswer } from "./conversation.ts";
import { dollars } from "./find/asked-filters.ts";
import type { SearchNeeds } from "./find/read-needs.ts";
import type { FoundSet } from "./find/search-products.ts";
import type { Wish } from "./find/wishes.ts";
import { type Presented, presentNothing } from "./present/present-nothing.ts";
import {
	alsoNamed,
	beyondShelf,
	citations,
	limitWords,
	MARKS_TAKE,
	moneyWords,
	ofOther,
	reasonFor,
	searchWords,
	themOf,
	unkeptWishes,
	unknownOf,
	wishWords,
} from "./present/product-wording.ts";
import { pickWording } from "./writing/compose-answer.ts";
import { fullName } from "./writing/say-names.ts";

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
	moisturizer:
		"Use: after washing, on skin still damp, morning and night; rinse with water or a mild wash, no soap.",
	sunscreen: "Use: last in the morning, two finger lengths for face and neck.",
	mask: "Use: once a week on clean skin, then rinse.",
	exfoliant: "Use: one evening a week, never on sore skin.",
};

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

/** Which one to take and what speaks for it in one line; of two brands also what differs. */
function firstChoice(
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
function isDayCream({ category, one_for_two }: SearchNeeds): boolean {
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
