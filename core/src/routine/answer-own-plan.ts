import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, type Asker, isHeld, told } from "./answer-ingredients.ts";

const titleOf = (step: StepId): string =>
	STEP_RULES[step].title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Somebody has to look, or skin has to calm, before anything that acts. */
function rests(asker: Asker): boolean {
	return isHeld(asker) || asker.situation.mode !== "treat" || asker.situation.after_visit;
}

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
