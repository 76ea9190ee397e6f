import { ACTIVES, type ActiveId, isExfoliating } from "../../knowledge/actives.ts";
import { stepsFor } from "../../knowledge/care-choices.ts";
import { INGREDIENT_ANSWERS, NEED_ACTIVES } from "../../knowledge/questions/care-words.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { isAllergicTo, isAvoided, isRuledOut } from "../../routine/person-conditions.ts";
import { CONCERNS, type Concern } from "../../skin/concern.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { searchContext } from "../find/search-context.ts";
import { citeActive, citeProduct, citeRule, concernModule } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { answerUnknown } from "./not-understood.ts";
import { acceptedNow, activeCautions } from "./person/cautions.ts";
import { pausedNow, treatmentsIn } from "./person/paused-now.ts";

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

const IN_PLACE =
	/\b(?:instead|in (?:its|their|that) place|replace (?:it|that|them)|swap(?:ped)? (?:in|it|that|out)|swap for (?:it|that|my))\b/;

/** "What goes there instead?" of the product that is out for them: what does its job; null where none is, or one is named. */
export function insteadOfOut(inquiry: Inquiry): Draft | null {
	const { question } = inquiry;
	const { actives, excluded } = question.slots;
	if (!IN_PLACE.test(question.text) || actives.length + excluded.length > 0) return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	const [id] = out === undefined ? [] : treatmentsIn(out.one);
	if (out === undefined || id === undefined) return null;
	const draft = answerInstead({
		...inquiry,
		question: {
			...question,
			intent: "instead",
			slots: { ...question.slots, actives: [{ id, words: `${out.name} (${ACTIVES[id].name})` }] },
		},
	});
	const expecting = (inquiry.context.person.preferences.pregnancy ?? "no") !== "no";
	if (!expecting) return { ...draft, minded: true };
	return {
		...draft,
		paragraphs: draft.paragraphs.map((part) =>
			part.startsWith("One of them is enough") ? "One of them is enough. With azelaic acid:" : part,
		),
		search: { product_intent: "Serum with azelaic acid", category: "serum" },
		minded: true,
	};
}

const ALL_THE_SAME =
	/\b(?:can|could|may|cant|is it ok|is it fine|alright|allowed|still|just)\b.*\b(?:once|twice|two times|three times|\d ?x|every other|now and then|a (?:tiny|little|wee) (?:bit|amount)|pea|low(?:er)? (?:dose|strength)|weak(?:er)?|only (?:at|on)|thin layer|on top)\b|\b(?:encapsulated|microencapsulated|slow release|time release|buffered|low dose|top layer|stays on the surface)\b/;

/** "Can I still use it twice a week, it is encapsulated": of a product that is out, less of it is out too. */
export function lessOfOut(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { actives, excluded } = question.slots;
	if ((context.person.preferences.pregnancy ?? "no") === "no" || !ALL_THE_SAME.test(question.text))
		return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	const treatments: readonly string[] = out === undefined ? [] : treatmentsIn(out.one);
	const named = [...actives, ...excluded];
	if (out === undefined || named.some(({ id }) => !treatments.includes(id))) return null;
	return {
		paragraphs: [
			`No, not ${out.name}, also not weaker, seldom, in capsules or in a certain month: it is out because ${out.why}.`,
			"How much gets through the skin is little, so what you have used is no reason for fear. Azelaic acid, vitamin C or a plain moisturizer can take its place; show your midwife or doctor what you use.",
		],
		citations:
			out.rule_id === null
				? []
				: [citeRule(out.rule_id, "Rule for your shelf"), citeProduct({ id: out.one.id, name: out.name })],
		minded: true,
	};
}

const THE_ONE_OUT =
	/\bthe other one\b|\b(?:you|u|the app|it) (?:got|told|made|had|asked|want\w*) me to (?:stop|leave|drop|skip|set)\b|\bi (?:had|have) to (?:stop|leave (?:off|out))\b/;

/** "And the other one, that I had to stop?": what a pregnancy rules out of theirs stays out, by its name. */
export function otherOneOut(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { actives, excluded } = question.slots;
	if ((context.person.preferences.pregnancy ?? "no") === "no" || !THE_ONE_OUT.test(question.text))
		return null;
	const out = pausedNow(inquiry).find(({ verdict }) => verdict === "out");
	if (out === undefined || actives.length + excluded.length > 0) return null;
	return {
		paragraphs: [
			`If you mean ${out.name}: no, it stays out, because ${out.why}. What you have used until now is no reason for fear.`,
			"It can come back when that is over, and not while you breastfeed; ask your midwife or doctor before.",
		],
		citations: [
			...(out.rule_id === null ? [] : [citeRule(out.rule_id, "Rule for your shelf")]),
			citeProduct({ id: out.one.id, name: out.name }),
		],
		minded: true,
	};
}
