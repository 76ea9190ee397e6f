import { findActive, isTreatment } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/cautions.ts";
import type { Candidate } from "../products/recommend-slots.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import type { ProductAnswer } from "./assistant-event.ts";
import { firstChoice } from "./find/first-choice.ts";
import { ofOther, unknownOf } from "./find/other-words.ts";
import type { SearchNeeds } from "./find/read-needs.ts";
import { unkeptWishes } from "./find/unkept-wishes.ts";
import type { Asked } from "./inquiry.ts";
import { citations } from "./present/cite-found.ts";
import { presentNothing } from "./present/present-nothing.ts";
import type { Presented } from "./present/presented.ts";
import { reasonFor } from "./present/reason-for.ts";
import {
	alsoNamed,
	beyondShelf,
	MARKS_TAKE,
	moneyWords,
	searchWords,
	wishWords,
} from "./present/say-needs.ts";
import { pickWording } from "./writing/pick-wording.ts";

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
