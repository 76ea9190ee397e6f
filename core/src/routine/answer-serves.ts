import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, isExpecting, isHeld, rests, titleOf, told } from "./asker.ts";
import { ownProductFor } from "./own-shelf.ts";
import { isRuledOut } from "./person-conditions.ts";
import { bottleWords } from "./set-aside.ts";

/** What may be put on, by what this plan holds. */
const whatServes: Answerer = (asker) => {
	if (isHeld(asker)) return null;
	const { planned } = asker;
	const acts = joinWords(planned.map(titleOf));
	const accepted = isExpecting(asker) ? ", usually accepted while pregnant, trying or nursing" : "";
	const words =
		told(asker, "prescription_retinoid") && !isExpecting(asker)
			? "Around what your doctor prescribed: a mild wash, a plain cream, also beneath it where skin peels, and sunscreen every morning. No acid, scrub or second retinoid beside it."
			: rests(asker)
				? "For now what calms: a mild wash, moisturizer on damp skin and sunscreen in the morning. What treats comes after."
				: planned.length > 0
					? `What this plan holds: ${acts}${accepted}, each on the days its step says, beside a mild wash, moisturizer and sunscreen in the morning.`
					: "A mild wash, a moisturizer and sunscreen in the morning: what shows here needs no more.";
	return { text: `You asked what to use. ${words}`, sources: ["aad_order", "house_default"] };
};

const treatNow: Answerer = (asker) => {
	if (isHeld(asker)) return null;
	const { planned } = asker;
	const accepted = isExpecting(asker) ? ", which is usually accepted while pregnant, trying or nursing" : "";
	const words = rests(asker)
		? "Not yet: first skin has to be calm, with a mild wash, moisturizer and sunscreen; this plan says when."
		: planned.length > 0
			? `Yes, gently: ${joinWords(planned.map(titleOf))}${accepted}, as slowly as its step says, and sunscreen every day. It takes 8 to 12 weeks to show.`
			: "Sunscreen every day is the treatment for now: nothing here asks for more.";
	return {
		text: `You asked whether it can be treated now. ${words}`,
		sources: ["aad_order", "house_default"],
	};
};

/** Whether something is more than this skin bears, by what the plan made of it. */
const tooHarsh: Answerer = (asker, subjects) => {
	const { planned, situation } = asker;
	const ids = subjects.length > 0 ? subjects : ["retinol"];
	const words = ids.some((id) => isRuledOut(id, situation.conditions))
		? "For now yes: what you told speaks against it, so this plan goes without it. Where skin has been calm for months, ask a doctor about a weak one on two nights a week."
		: rests(asker)
			? "For now yes: first skin has to be calm for four weeks; then it may come slowly, on one or two nights a week."
			: planned.some((step) => STEP_RULES[step].actives.some((id) => ids.includes(id)))
				? "No, as slowly as its step says, over moisturizer. It stops where skin burns or stays red."
				: "Not by itself, started on one or two nights a week over moisturizer; but this plan does not need it.";
	return {
		text: `You asked whether it is too harsh. ${words}`,
		sources: ["retinoid_start_advice", "house_default"],
	};
};

const whichCream: Answerer = (asker) => {
	if (isHeld(asker)) return null;
	const own = ownProductFor({}, "moisturizer", { facts: asker.request.facts, tender: rests(asker) });
	return {
		text: `You asked which cream. ${own === null ? "The one of this plan" : `Your ${bottleWords(own)} serves`}: plain, without scent, acids, urea or menthol, on damp skin. Petrolatum, glycerin and ceramides sting least; where even that stings, petroleum jelly alone for some days. Try a new one on the inside of your arm for a few days first.`,
		sources: ["aad_dry_skin", "house_default"],
	};
};

/** What serves this skin, whether it may begin, and whether it is too much. */
export const SERVES_ANSWERS = {
	which_cream: whichCream,
	too_harsh: tooHarsh,
	what_serves: whatServes,
	treat_now: treatNow,
} as const;
