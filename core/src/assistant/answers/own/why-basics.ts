import { planSteps } from "../../../routine/plan-steps.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { nameStep } from "../plan/name-step.ts";

const SELLING =
	/\b(?:selling|sales? (?:pitch|talk|trick)|flog\w*|upsell\w*|after my money|just want(?:s)? (?:me )?to buy|make me buy|trying to sell)\b/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat for\b|\bwhats the point\b|\bsmells?\b/;

/** Why somebody with a calm report has steps at all, and that nobody earns by it; null where nobody asks. */
export function whyBasics({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !SELLING.test(text) || !WHY.test(text)) return null;
	const steps = planSteps(report.analysis.care_plan);
	const calm = report.analysis.condition_notes.key_concerns_identified.length === 0;
	const names = [...new Set(steps.filter(({ step }) => step.per_week > 0).map((one) => nameStep(one)))];
	return {
		paragraphs: [
			"Fair question, and no: Dewlight sells no product, and no shop pays for a place in your plan.",
			calm
				? "The steps are there because little is wrong: sunscreen and a cream keep it so, they repair nothing. Sunscreen is the one worth having, cream only where skin feels dry; the rest you may leave."
				: `Your plan names ${joinWords(names.slice(0, 4))}: sunscreen keeps what you have, and each other step stands for something your report shows. Sunscreen is the one worth having first.`,
			"What you have at home does as well: tell me its name, and I check it instead of a new one.",
		],
		citations: [citeRule("about.money", "How picks are ranked")],
		quiet: true,
	};
}
