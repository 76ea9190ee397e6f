import { findActive, isTreatment } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/step-guidance.ts";
import { comparablePrice } from "../products/catalogue/price.ts";
import type { PickContext } from "../products/pick-context.ts";
import type { Candidate } from "../products/recommend-slots.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { ProductAnswer } from "./assistant-event.ts";
import { fullName } from "./facts/say-product.ts";
import { dollars } from "./find/asked-filters.ts";
import { firstChoice } from "./find/first-choice.ts";
import type { SearchNeeds } from "./find/read-needs.ts";
import type { FoundSet } from "./find/search-products.ts";
import type { Asked } from "./inquiry.ts";
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
import { pickWording } from "./writing/wording.ts";

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
