import { isRetinoid } from "../knowledge/actives.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import {
	type Answerer,
	type Asker,
	isExpecting,
	isHeld,
	mayBeginRetinol,
	rests,
	say,
	titleOf,
	told,
} from "./asker.ts";
import { ownProductFor } from "./own-shelf.ts";

/** What holds in general, so that who feeds nobody may hear it too. */
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
		...planned.map(titleOf),
	];
	return {
		text:
			lacks.length === 0
				? "You asked what is missing. Nothing: a mild wash, a moisturizer and sunscreen are what skin needs."
				: `You asked what is missing. Only ${joinWords(lacks)}; what else you have and bear well is enough, and nobody needs more bottles than that.`,
		sources: ["aad_order", "aad_sunscreen"],
	};
};

const evidence: Answerer = (asker, subjects) => {
	// Whether a thing by its name works is another question than what works.
	if (subjects.length > 0) return null;
	const retinoid = asker.planned.some((step) => STEP_RULES[step].actives.some(isRetinoid));
	if (isExpecting(asker))
		return {
			text: "You asked what is proven. Sunscreen every day, most of all; the other, a retinoid, waits until after the pregnancy and the feeding.",
			sources: ["aad_sunscreen", "pregnancy_topicals_2022"],
		};
	if (asker.planned.length > 0 && !retinoid)
		return {
			text: `You asked what is proven. Sunscreen every day, and for what shows here ${joinWords(asker.planned.map(titleOf))}.`,
			sources: ["aad_sunscreen", "aad_order"],
		};
	if (!retinoid && !mayBeginRetinol(asker))
		return {
			text: "You asked what is proven. Sunscreen every day has the most behind it, and a moisturizer that suits; nothing stronger is for you now.",
			sources: ["aad_sunscreen", "aad_dry_skin"],
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
	const treats = asker.planned.map(titleOf);
	return {
		text: `You asked what fades marks. Sunscreen every day comes first: without it nothing else holds.${treats.length > 0 ? ` This plan adds ${joinWords(treats)}.` : ""} Marks take 3 to 6 months, on deep skin often longer; no scrub, lemon or lightening cream is quicker without harm.`,
		sources: ["melasma_sunscreen", "aad_sunscreen"],
	};
};

/** Answers about one thing by its name: milk, lemon, a blade, collagen, what fades marks. */
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

const FROM_DOCTOR = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"prescription_eczema",
	"steroid_cream",
] as const;

/** What a doctor gave is never stopped by the way. */
const doctorsGoesOn = (asker: Asker): string =>
	told(asker, ...FROM_DOCTOR) ? " What a doctor prescribed is no part of that: ask them first." : "";

const stripBack: Answerer = (asker) => {
	const { planned } = asker;
	if (rests(asker))
		return {
			text: `You asked whether to go back to little. Yes, that is wise, and it is what this plan does: a mild wash, a plain moisturizer and sunscreen, and everything else off until skin has been calm for four weeks.${doctorsGoesOn(asker)}`,
			sources: ["aad_dry_skin", "house_default"],
		};
	return {
		text: `You asked whether to go back to little. Yes, less is enough here: a mild wash, a moisturizer and sunscreen${
			planned.length > 0 ? `, and ${joinWords(planned.map(titleOf))} as the steps say` : ""
		}. What else is on the shelf is not needed.${doctorsGoesOn(asker)}`,
		sources: ["aad_order", "house_default"],
	};
};

/** One or the other was offered; skin that has to calm takes neither. */
const neither: Answerer = (asker) =>
	rests(asker)
		? {
				text: "You asked which of two changes to make. Neither for now: nothing is added and nothing swapped until skin has been calm for four weeks, and then one thing at a time.",
				sources: ["aad_dry_skin", "house_default"],
			}
		: null;

const overkill: Answerer = (asker) => {
	const { planned } = asker;
	if (rests(asker))
		return {
			text: "You asked whether that is too much. For now yes: while skin has to calm, nothing that acts goes on it.",
			sources: ["aad_dry_skin", "house_default"],
		};
	return {
		text: `You asked whether that is too much. One that acts in the morning and one at night is as it is done, and more is too much. ${
			planned.length > 0
				? `In this plan that is ${joinWords(planned.map(titleOf))}.`
				: "This plan needs none of them."
		}`,
		sources: ["aad_order", "house_default"],
	};
};

const morningWhen: Answerer = () => ({
	text: "You asked when your morning is. It is when you get up, whatever the clock says, and your night is when you go to bed. Sunscreen goes on before you meet daylight, so for the way home after a night shift too.",
	sources: ["aad_sunscreen", "house_default"],
});

const burnWorks: Answerer = (asker) => ({
	text: `You asked whether burning shows that it works. No: it shows that skin is being harmed. Rinse it off, leave it off until nothing stings any more, and let a moisturizer do the rest.${
		told(asker, ...FROM_DOCTOR) ? " If a doctor prescribed it, ask them how to go on." : ""
	}`,
	sources: ["house_default"],
});

const faster: Answerer = (asker) => ({
	text: `You asked whether more is quicker. No: more of it, more often or two at once irritates sooner and clears nothing sooner.${
		told(asker, "isotretinoin")
			? " Beside isotretinoin nothing else that acts goes on your skin."
			: told(asker, "recent_procedure")
				? " Treated skin sheds by itself: nothing is rubbed, peeled or picked off."
				: ""
	}`,
	sources: ["mills_1986", "house_default"],
});

/** What the shape of a plan answers by itself. */
export const OWN_PLAN_ANSWERS = {
	strip_back: stripBack,
	neither,
	overkill,
	morning_when: morningWhen,
	burn_works: burnWorks,
	faster,
} as const;
