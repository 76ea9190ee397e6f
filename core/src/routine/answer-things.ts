import { isRetinoid } from "../knowledge/actives.ts";
import type { SourceId } from "../knowledge/sources.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, isExpecting, isHeld, told } from "./answer-ingredients.ts";
import { ownProductFor } from "./own-shelf.ts";

const say =
	(text: string, ...sources: readonly SourceId[]): Answerer =>
	() => ({ text, sources });

const lowerFirst = (text: string): string =>
	text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Lead and rest of an answer about milk; who feeds nobody hears what holds in general. */
const milk: Answerer = () => ({
	text: "You asked about your milk. What is put on the face hardly reaches it: azelaic acid, vitamin C, niacinamide and sunscreen may be used. Leave hydroquinone off and, to be careful, a retinoid too while you feed; put nothing on the breast, and let the face dry before a small one rests on it.",
	sources: ["pregnancy_topicals_2022", "mother_to_baby"],
});

const lemon: Answerer = ({ refused }) =>
	refused.has("kitchen")
		? null
		: {
				text: "You asked about lemon. No: the juice is far too sour for skin, it burns, and in the sun it leaves brown marks that stay for months. It makes no skin lighter.",
				sources: ["house_default"],
			};

const shave: Answerer = say(
	"You asked about shaving. It is the blade and the hair: hair that curls grows back into the skin, and a close shave cuts it below the surface. Warm water and gel, one blade or a trimmer with a guard that leaves about a millimeter, with the grain, once over each place, no stretching. Where work wants it clean, ask whether stubble is allowed; under a respirator or mask that has to seal it is not, so shave the line of the seal alone.",
	"shaving_advice",
	"house_default",
);

const redGone: Answerer = say(
	"You asked what takes redness away. Nothing does so for good. A doctor can prescribe gels for it, such as ivermectin, metronidazole or brimonidine, and laser does much for small veins; sunscreen every day, mild care and leaving out what sets it off do the rest.",
	"nice_cks_rosacea",
	"house_default",
);

const collagen: Answerer = say(
	"You asked about collagen. Eaten or drunk it is digested like other protein; the trials are small, many were paid for by makers, and the gain is a little moisture at best. Nothing is lost by finishing it, and none has to be bought. In a cream it only moistens.",
	"house_default",
);

const natural: Answerer = (asker) => ({
	text: `You asked whether natural is kinder. No: rose, lavender and citrus oils are scents, and scent is what skin reacts to most.${told(asker, "allergy") ? " With your allergy they stay out." : ""} Natural and unscented on a pack promise nothing; fragrance-free and a short list do.`,
	sources: ["aad_test_products", "house_default"],
});

const sunLate: Answerer = say(
	"You asked whether sunscreen still pays. Yes, at any age: it lowers new damage from the first day, and keeps brown places from getting darker. A hat does as much again.",
	"aad_sunscreen",
);

const eyelids: Answerer = say(
	"Itchy, scaly lids want little: leave out eye make-up, removers, scented creams and nail polish for two weeks, since hands carry them, rinse shampoo away from the face, and put plain petroleum jelly thinly on closed lids. No acid, retinoid or steroid there unless a doctor says so. Lids that stay sore for more than two to four weeks, or swell, are for a doctor; a patch test often finds the cause.",
	"house_default",
);

const testosterone: Answerer = say(
	"Testosterone brings spots to many in its first year, and they are treated like any others. Change no dose on your own: tell the clinic, which has more where spots go deep, scar or get you down. If a pregnancy could happen, testosterone does not prevent one, and a retinoid stops before it.",
	"nice_ng198",
	"house_default",
);

/** What a plan adds to what somebody has, in one sentence. */
const missing: Answerer = ({ request, situation, planned }) => {
	const { facts } = request;
	const has = (key: "cleanser" | "moisturizer" | "sunscreen") =>
		ownProductFor({}, key, { facts, tender: false }) !== null;
	const owns = facts.some(({ id }) => id === "owns");
	const lacks = [
		...(situation.soap_goes
			? ["a mild wash in the place of the soap"]
			: owns && !has("cleanser")
				? ["a mild wash"]
				: []),
		...(owns && has("sunscreen") ? [] : ["a sunscreen for the morning"]),
		...planned.map((step) => lowerFirst(STEP_RULES[step].title)),
	];
	return {
		text:
			lacks.length === 0
				? "You asked what is missing. Nothing: a mild wash, a moisturizer and sunscreen are what skin needs."
				: `You asked what is missing. Only ${joinWords(lacks)}; what else you have and bear well is enough, and nobody needs more bottles than that.`,
		sources: ["aad_order", "aad_sunscreen"],
	};
};

const evidence: Answerer = (asker) => {
	const retinoid = asker.planned.some((step) => STEP_RULES[step].actives.some(isRetinoid));
	if (isExpecting(asker))
		return {
			text: "You asked what is proven. Sunscreen every day, most of all; the other, a retinoid, waits until after the pregnancy and the feeding.",
			sources: ["aad_sunscreen", "pregnancy_topicals_2022"],
		};
	if (asker.planned.length > 0 && !retinoid)
		return {
			text: `You asked what is proven. Sunscreen every day, and for what shows here ${joinWords(asker.planned.map((step) => lowerFirst(STEP_RULES[step].title)))}.`,
			sources: ["aad_sunscreen", "aad_order"],
		};
	return {
		text: `You asked what is proven. Two things have the most behind them: sunscreen every day, and a retinoid at night${retinoid ? "; both are in this plan, and the rest only makes them bearable" : ", where lines or spots ask for it"}.`,
		sources: ["aad_sunscreen", "retinol_review_2021"],
	};
};

const WAITS_FOR_EYES =
	"You asked what takes brown places away. First somebody has to look at them and at what else you wrote of; until then nothing that fades or peels goes on, because it could hide what they have to see. Sunscreen and a hat keep them from darkening meanwhile.";

/** What fades marks, and how long that takes. */
const fade: Answerer = (asker) => {
	if (isHeld(asker) || asker.situation.after_visit)
		return { text: WAITS_FOR_EYES, sources: ["aad_sunscreen", "house_default"] };
	const treats = asker.planned.map((step) => lowerFirst(STEP_RULES[step].title));
	return {
		text: `You asked what fades marks. Sunscreen every day comes first: without it nothing else holds.${treats.length > 0 ? ` This plan adds ${joinWords(treats)}.` : ""} Marks take 3 to 6 months, on deep skin often longer; no scrub, lemon or lightening cream is quicker without harm.`,
		sources: ["melasma_sunscreen", "aad_sunscreen"],
	};
};

export const THING_ANSWERS = {
	milk,
	lemon,
	shave,
	red_gone: redGone,
	collagen,
	natural,
	sun_late: sunLate,
	missing,
	eyelids,
	testosterone,
	evidence,
	fade,
} as const;
