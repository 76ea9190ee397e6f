import { ACTIVES, type ActiveId, isExfoliating } from "../../knowledge/actives.ts";
import { stepsFor } from "../../knowledge/care-choices.ts";
import { INGREDIENT_ANSWERS } from "../../knowledge/questions/ingredient-answers.ts";
import { NEED_ACTIVES } from "../../knowledge/questions/product-words.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { isAllergicTo, isAvoided, isRuledOut } from "../../routine/rule-out.ts";
import { CONCERNS, type Concern } from "../../skin/concern.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { searchContext } from "../find/search-context.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeActive, citeRule } from "../writing/cite.ts";
import { concernModule } from "../writing/concern-module.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { acceptedNow, activeCautions } from "./person/active-cautions.ts";
import { answerUnknown } from "./unknown.ts";

const MOST = 2;

/** What does the same job in place of an ingredient, of those that suit the person. */
export const answerInstead: AnswerWriter = (inquiry) => {
	const [asked] = [...inquiry.question.slots.actives, ...inquiry.question.slots.excluded];
	if (asked === undefined) return answerUnknown(inquiry);
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const jobs = jobsOf(inquiry, asked.id);
	const all = [...new Set(jobs.flatMap((concern): readonly ActiveId[] => NEED_ACTIVES[concern]))];
	const fit = all.filter(
		(id) =>
			id !== asked.id &&
			ACTIVES[id].status.us !== "prescription" &&
			!isRuledOut(id, conditions) &&
			!isAllergicTo(id, facts) &&
			!isAvoided(id, facts),
	);
	const serves = (id: ActiveId) => jobs.filter((concern) => isOf(concern, id)).length;
	const best = fit.toSorted((a, b) => serves(b) - serves(a)).slice(0, MOST);
	if (best.length === 0)
		return {
			paragraphs: [
				`Nothing has to take the place of ${asked.words}: a mild cleanser, a moisturizer and daily sunscreen do most of the work, and for you that is enough for now.`,
			],
			citations: [
				citeRule("rule.minimum_routine", "Routine rule, no step without a job"),
				citeActive(asked.id),
			],
		};
	const cautions = activeCautions(inquiry.context, best);
	const accepted = acceptedNow(inquiry.context, best);
	return {
		paragraphs: [
			`In place of ${asked.words}, for you: ${joinWords(best.map((id) => ACTIVES[id].name)).replace(" and ", " or ")}.`,
			...best.map((id) => `${capitalize(opening(INGREDIENT_ANSWERS[id]))}`),
			[accepted, cautions.text].filter(Boolean).join(" "),
			"One of them is enough; ask me for a product with it, and I look for one that fits you.",
		],
		citations: [
			...best.map(citeActive),
			...(accepted === "" ? [] : [citeRule("person.pregnancy", "Pregnancy rule")]),
			...cautions.citations,
		],
	};
};

/** What an ingredient is used for: as the tables of needs and of steps have it, or as it was asked. */
function jobsOf({ question: { slots } }: Inquiry, id: ActiveId): readonly Concern[] {
	const of = CONCERNS.filter(
		(concern) =>
			isOf(concern, id) ||
			stepsFor(concernModule(concern)).some((step) => STEP_RULES[step].actives.some((one) => one === id)),
	);
	const asked = slots.concerns.filter((concern) => of.includes(concern));
	if (asked.length > 0) return asked;
	return of.length === 0 && isExfoliating(id) ? ["texture"] : of;
}

function isOf(concern: Concern, id: ActiveId): boolean {
	const named: readonly ActiveId[] = NEED_ACTIVES[concern];
	return named.includes(id);
}

/** What it is and does: a first sentence that only gives another name is joined by the next. */
function opening(text: string): string {
	const [first = "", second = ""] = text.split(/(?<=[.!?]) (?=[A-Z])/);
	return first.length < SHORT ? `${first} ${second}`.trim() : first;
}

const SHORT = 50;
