import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import type { Preferences, PregnancyAnswer } from "../../routine/person.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { ownWords, productName } from "../writing/own-words.ts";
import { scanWords } from "../writing/wording.ts";

const PREGNANCY: Record<PregnancyAnswer, string | null> = {
	pregnant: "you are pregnant",
	trying: "you are trying for a baby",
	breastfeeding: "you are breastfeeding",
	no: null,
};

const OTHER_GOAL =
	/\b(?:change|switch|swap|set|pick) (?:\w+ ){0,2}(?:goals?|focus|concerns?)\b|\b(?:new|different|another|other|wrong) (?:goals?|focus)\b|\bi (?:want|would like|wanna|d like) (?:to )?(?:work on|focus on|care about|tackle)\b.*\b(?:instead|rather|not|than|now)\b/;

/** Somebody who wants to care for something else sets it, and the plan follows; null where nobody does. */
export function otherGoal({ question: { text } }: Inquiry): Draft | null {
	if (!OTHER_GOAL.test(text)) return null;
	return {
		paragraphs: [
			"You can change that yourself: your goals and concerns stand in your profile. Once you have saved them, your plan follows.",
			"I cannot change them from inside the chat. What a photo shows most stays in the plan beside it where it needs care.",
		],
		quiet: true,
	};
}

/** What is known of the person, in their own answers. */
export const answerAboutMe: AnswerWriter = ({ context }) => {
	const { person, report, in_use } = context;
	const answers = told(person.preferences);
	const goals = person.goals.flatMap((goal) => ownWords(goal) ?? []);
	const issues = person.issues.flatMap((issue) => ownWords(issue) ?? []);
	const products = in_use.flatMap((one) => productName(one) ?? []);
	const left =
		person.goals.length + person.issues.length + in_use.length >
		goals.length + issues.length + products.length;
	const lines = [
		...(goals.length > 0 ? [`- Your goals: ${joinWords(goals.slice(0, 6))}`] : []),
		...(issues.length > 0 ? [`- Your concerns: ${joinWords(issues.slice(0, 6))}`] : []),
		...(answers.length > 0 ? [`- You told us ${joinWords(answers)}`] : []),
		report ? `- Your newest report: ${scanWords(report)}` : "- No report yet",
		...(products.length > 0 ? [`- Products you use: ${joinWords(products.slice(0, 5))}`] : []),
	];
	return {
		paragraphs: [
			`What I know of you:\n\n${lines.join("\n")}`,
			left ? "Some of what you typed is no goal, concern or product, so I leave it where it is." : "",
			ABOUT_PRODUCT.me,
			"You change your answers in your profile, and the plan follows.",
		],
		quiet: true,
	};
};

function told(preferences: Preferences): string[] {
	const pregnancy = preferences.pregnancy ? PREGNANCY[preferences.pregnancy] : null;
	return [
		...(pregnancy ? [pregnancy] : []),
		...(preferences.age_band
			? [
					`your age is ${preferences.age_band.replace("under-", "under ").replace("-", " to ").replace("+", " or older")}`,
				]
			: []),
		...(preferences.prescription_retinoid === true ? ["you use a prescription retinoid"] : []),
		...(preferences.prescription_acne === true ? ["you use an acne medicine from a doctor"] : []),
		...(preferences.sensitive_skin === true ? ["your skin is sensitive"] : []),
		...(preferences.fragrance_free === true ? ["you want no fragrance"] : []),
		...(preferences.budget ? [`your budget is ${preferences.budget}`] : []),
	];
}
