import { ACTIVES, type ActiveId, isExfoliating, isRetinoid } from "../../knowledge/actives.ts";
import { INGREDIENT_ANSWERS } from "../../knowledge/questions/ingredient-answers.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Inquiry } from "../inquiry.ts";
import type { NamedActive, Question } from "../question.ts";
import { isGroup } from "../reading/read-actives.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { EVIDENCE_WORDS } from "../writing/evidence-words.ts";
import { plainName } from "../writing/plain-name.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { decideIngredient } from "./ingredient/decide-ingredient.ts";
import { acceptedNow, activeCautions } from "./person/active-cautions.ts";
import { notForYou } from "./person/not-for-you.ts";
import { verdict } from "./pregnancy.ts";

/** What an ingredient is, how good the evidence is, and what it means for this person. */
export const answerIngredient: AnswerWriter = (inquiry) => {
	const { excluded } = inquiry.question.slots;
	const actives = withoutGroups(inquiry.question.slots.actives);
	const ids = [...new Set([...actives, ...excluded].map(({ id }) => id))].slice(0, 2);
	if (ids.length === 0) return notKnown;
	const cautions = activeCautions(inquiry.context, ids);
	const decided = inPregnancy(inquiry, ids) || decideIngredient(inquiry, ids);
	// How strong it should be is nothing for who should leave it out.
	const barred = decided !== "" && decided === notForYou(inquiry, ids);
	return {
		paragraphs: [
			isOfGroup(inquiry.question) || decided,
			...ids.map((id) => (barred ? INGREDIENT_ANSWERS[id] : `${INGREDIENT_ANSWERS[id]} ${facts(id)}`.trim())),
			ids
				.map((id) => whereYouHaveIt(inquiry.context, id))
				.filter(Boolean)
				.join(" "),
			[acceptedNow(inquiry.context, ids), cautions.text].filter(Boolean).join(" "),
		],
		citations: [
			...ids.flatMap((id) => [citeActive(id), ...citeSources(ACTIVES[id].sources).slice(0, 1)]),
			...cautions.citations,
		],
	};
};

/** Whoever is expecting and asks of a wash with it is told of the wash; "" for everybody else. */
function inPregnancy(
	{ context: { person }, question: { slots } }: Inquiry,
	[id, other]: readonly ActiveId[],
): string {
	const { pregnancy } = person.preferences;
	if (pregnancy === undefined || pregnancy === "no" || id === undefined || other !== undefined) return "";
	return slots.category === "cleanser" ? verdict(id) : "";
}

/** "Is hyaluronic acid an exfoliant": what it is asked to be is no second ingredient. */
function withoutGroups(actives: readonly NamedActive[]): readonly NamedActive[] {
	const single = actives.filter((one) => !isGroup(one));
	return single.length > 0 ? single : actives;
}

/** Whether an ingredient is one of a group somebody names beside it; "" where none is. */
function isOfGroup({ slots: { actives }, text }: Question): string {
	const [only, other] = actives.filter((active) => !isGroup(active));
	if (only !== undefined && other === undefined && PEELS.test(text))
		return isExfoliating(only.id)
			? `Yes, ${only.words} exfoliates.`
			: isRetinoid(only.id)
				? `Not like an acid: ${only.words} speeds up how skin renews itself, and some peeling in the first weeks comes with it.`
				: `No, ${only.words} does not exfoliate.`;
	const group = actives.find(isGroup);
	const one = actives.find((active) => !isGroup(active));
	if (group === undefined || one === undefined || !IS_ONE.test(text)) return "";
	const belongs = isRetinoid(group.id) ? isRetinoid(one.id) : isExfoliating(one.id);
	const what = isRetinoid(group.id) ? "a retinoid" : "an exfoliant";
	return belongs ? `Yes, ${one.words} is ${what}.` : `No, ${one.words} is not ${what}.`;
}

/** Asks whether it takes skin off, and not how to stop what peels. */
const PEELS =
	/^(?:(?:so|and|but|wait|ok) )*(?:is|are|does|do|will|would)\b.*\b(?:exfoliat\w*|(?:a )?peel(?:s|ing)?(?: (?:me|my skin|skin))?)\b|\b(?:will|does|would) (?:it|this|that) (?:exfoliate|peel)\b/;
const IS_ONE = /\bis\b.*\ban?\b/;

/** Better no word than one without a source. */
const notKnown: Draft = {
	paragraphs: [
		"I have no facts with a source about that one, so I do not say what it does. Names on a pack are long and one ingredient often has several; ask me with the name as it stands on the list, or tell me what you want it for.",
		"New to your skin, it goes on the inside of your arm twice a day for 7 to 10 days before it goes on your face.",
	],
	citations: [citeRule("rule.patch_test", "Trying something new")],
	quiet: true,
};

function facts(id: ActiveId): string {
	const { treatment, grade, strength, pregnancy, photosensitising, status } = ACTIVES[id];
	if (!treatment) return `There is ${EVIDENCE_WORDS[grade]} for what it does in a routine.`;
	const range = strength
		? strength.min === strength.max
			? ` Usual strength: ${strength.min}%.`
			: ` Usual strength: ${strength.min} to ${strength.max}%, starting at ${strength.start}%.`
		: "";
	const prescription = status.us === "prescription";
	return [
		`There is ${EVIDENCE_WORDS[grade]} for it.${prescription ? " It is on prescription." : range}`,
		photosensitising ? "It needs daily sunscreen beside it." : "",
		pregnancy === "avoid" ? "Not for use while pregnant, trying or breastfeeding." : "",
	]
		.filter(Boolean)
		.join(" ");
}

function whereYouHaveIt({ report, in_use }: AssistantContext, id: ActiveId): string {
	const planned = report
		? planSteps(report.analysis.care_plan).find(({ step }) => step.actives.includes(id))
		: undefined;
	const used = in_use.find(({ product }) => product?.actives.includes(id) ?? false);
	const said = [
		...(planned ? [`Your plan has it in the ${planned.section} part`] : []),
		...(used ? [`${planned ? "and " : ""}${plainName(used.name)}, which you use, lists it`] : []),
	];
	return said.length === 0 ? "" : `${said.join(", ")}.`;
}
