import { ACTIVES, type ActiveId, isActiveId, isTreatment } from "../../knowledge/actives.ts";
import { CAUTIONS, COURSES, STOP_RULES } from "../../knowledge/step-guidance.ts";
import { STEP_IDS, STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import { isMinor } from "../../routine/person.ts";
import type { PlacedStep } from "../../routine/plan-steps.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import type { NamedActive } from "../question.ts";
import { readFrame } from "../reading/read-frame.ts";
import { citeActive, citeRule, citeStep } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, pickWording } from "../writing/compose-answer.ts";
import { answerIngredient } from "./ingredient.ts";
import { activeCautions, notForYou } from "./person/cautions.ts";
import { citePlanned, findSteps } from "./plan/tell-steps.ts";
import { answerMinor, answerPregnancy } from "./pregnancy-and-minors.ts";
import { answerAspect, asAsked, paceWords, timeWords, type UseOf } from "./use/answer-aspect.ts";

/** How to use a product or ingredient: as the person's own plan has it, otherwise by the table of steps. */
export const answerHowToUse: AnswerWriter = (inquiry) => {
	const { slots } = inquiry.question;
	const { report } = inquiry.context;
	const [planned] = report ? findSteps(report, slots) : [];
	const [active] = slots.actives;
	const { pregnancy } = inquiry.context.person.preferences;
	const expecting = pregnancy !== undefined && pregnancy !== "no";
	// Nobody expecting is told how to use what is not advised for them.
	if (active && expecting && ACTIVES[active.id].pregnancy === "avoid") return answerPregnancy(inquiry);
	if (active && ACTIVES[active.id].status.us === "prescription") return prescribed(active.id, active.words);
	if (
		active &&
		planned === undefined &&
		isMinor(inquiry.context.person.preferences) &&
		isTreatment(active.id)
	)
		return answerMinor(inquiry);
	const barred = active && planned === undefined ? notForYou(inquiry, [active.id]) : "";
	const step = active ? stepWith(active.id) : slots.category ? FIRST_STEP[slots.category] : undefined;
	const of: UseOf = { active: active ?? null, step: step ?? null, planned: planned ?? null };
	const aspect = readFrame(inquiry.question.text)?.aspect;
	const asked = aspect === undefined ? "" : answerAspect(aspect, inquiry.question, of);
	if (asked !== "") return onlyAsked(inquiry, of, barred, asked);
	if (planned !== undefined) return asPlanned(inquiry, planned);
	const said = asAsked(inquiry.question, of);
	const draft = withoutPlan(inquiry, active, step);
	const first = [barred, said].filter(Boolean).join(" ");
	return first === "" ? draft : { ...draft, paragraphs: [first, ...draft.paragraphs] };
};

/** The one thing that was asked, what asks for a pause, and what is different for this person. */
function onlyAsked(
	{ context }: Inquiry,
	{ active, step, planned }: UseOf,
	barred: string,
	asked: string,
): Draft {
	const ids = active === null ? (planned?.step.actives.filter(isActiveId) ?? []) : [active.id];
	const cautions = activeCautions(context, ids);
	const pause = planned?.step.pause_if ?? (step === null ? undefined : courseOf(step)?.pause_if);
	return {
		paragraphs: [
			// A timetable beside "not now" contradicts it.
			barred === "" ? asked : barred,
			pause === undefined || pause === null || barred !== "" ? "" : `Pause: ${lowerList([pause])}.`,
			cautions.text,
		],
		citations: [
			...(planned === null ? (step === null ? [] : [citeStep(step)]) : citePlanned(planned)),
			...(active === null ? [] : [citeActive(active.id)]),
			...cautions.citations,
		],
	};
}

/** No plan has one, and who owns one wants to know where it goes. */
const toner: Draft = {
	paragraphs: [
		"A toner goes on clean skin before serum and moisturizer, morning or night. One with an acid counts as an exfoliant: on a night of its own, not beside a retinoid. Nobody needs one.",
	],
	citations: [citeRule("question.order", "Order of products")],
};

function courseOf(step: StepId) {
	const { course } = STEP_RULES[step];
	return course === undefined ? undefined : COURSES[course];
}

function withoutPlan(inquiry: Inquiry, active: NamedActive | undefined, step: StepId | undefined): Draft {
	if (step === undefined && active === undefined && inquiry.question.slots.category === "toner") return toner;
	if (step === undefined) return active ? supporting(inquiry, active.id) : answerIngredient(inquiry);
	return byTable(inquiry, step, active?.id ?? null);
}

function prescribed(id: ActiveId, words: string): Draft {
	return {
		paragraphs: [
			`${words.charAt(0).toUpperCase()}${words.slice(1)} is on prescription, so how much and how often is for the person who prescribed it, or your pharmacist. Around it keep to a mild cleanser, a plain moisturizer and daily sunscreen, and add no acid or second retinoid.`,
		],
		citations: [citeActive(id), citeRule("person.prescription", "Rule for prescription retinoids")],
	};
}

function asPlanned(inquiry: Inquiry, placed: PlacedStep): Draft {
	const { step, section, key } = placed;
	const cautions = activeCautions(inquiry.context, step.actives.filter(isActiveId));
	const opening = pickWording(inquiry, [
		`In your plan it is the ${section} ${key.replace("_", " ")}.`,
		`Your plan has it as the ${section} ${key.replace("_", " ")}.`,
	]);
	return {
		paragraphs: [
			`${opening} ${step.instruction}`,
			cautions.text,
			step.cautions.slice(0, 2).join(" "),
			courseWords(step),
			step.stop_if.length > 0 ? `Stop at: ${lowerList(step.stop_if)}.` : "",
		],
		citations: [...citePlanned(placed), ...cautions.citations],
	};
}

function byTable(inquiry: Inquiry, id: StepId, active: ActiveId | null): Draft {
	const rule = STEP_RULES[id];
	const cautions = active === null ? null : activeCautions(inquiry.context, [active]);
	return {
		paragraphs: [
			`${rule.instruction} ${whenWords(rule.category, active)} ${paceWords(id, active)}`
				.replace(/\s+/g, " ")
				.trim(),
			rule.cautions
				.filter((caution) => caution !== "limited_evidence")
				.slice(0, 2)
				.map((caution) => CAUTIONS[caution].text)
				.join(" "),
			rule.course ? courseWords(COURSES[rule.course]) : "",
			rule.stop_if.length > 0
				? `Stop at: ${lowerList(rule.stop_if.map((stop) => STOP_RULES[stop].text))}.`
				: "",
			cautions?.text ?? "",
		],
		citations: [citeStep(id), ...(active ? [citeActive(active)] : []), ...(cautions?.citations ?? [])],
	};
}

/** What is no reason to worry, and what asks for a pause only. */
function courseWords({ normal, pause_if }: Pick<PlacedStep["step"], "normal" | "pause_if">): string {
	return [normal ? `Normal: ${lowerList([normal])}.` : "", pause_if ? `Pause: ${lowerList([pause_if])}.` : ""]
		.filter(Boolean)
		.join(" ");
}

function supporting(inquiry: Inquiry, id: ActiveId): Draft {
	const { name, strength, time } = ACTIVES[id];
	const cautions = activeCautions(inquiry.context, [id]);
	const when =
		time === "night"
			? "at night"
			: time === "morning"
				? "in the morning"
				: "in the morning, at night or both";
	const range = strength
		? ` ${strength.min} to ${strength.max}% is usual at home: start with ${strength.start}%, on one or two nights a week.`
		: " Every day is fine, and it needs no slow start.";
	return {
		paragraphs: [
			`Use ${name} ${when}, after washing: thin layers first, cream over it, sunscreen last in the morning.${range}`,
			cautions.text,
		],
		citations: [citeActive(id), ...cautions.citations],
	};
}

/** The step that leads with an ingredient; the tables put the one to start with first. */
function stepWith(id: ActiveId): StepId | undefined {
	const rows = STEP_IDS.filter((step) => STEP_RULES[step].actives.some((one) => one === id));
	return rows[0];
}

function whenWords(category: PlacedStep["key"], active: ActiveId | null): string {
	if (category === "sunscreen") return "Every morning, also when it is cloudy.";
	return active === null ? "" : timeWords(active);
}

function lowerList(items: readonly string[]): string {
	return joinWords(items.map((item) => item.charAt(0).toLowerCase() + item.slice(1)));
}

const FIRST_STEP: Partial<Record<PlacedStep["key"], StepId>> = {
	cleanser: "step.cleanser_gentle",
	serum: "step.serum_hydrating",
	eye_cream: "step.eye_caffeine",
	moisturizer: "step.moisturizer_lotion",
	sunscreen: "step.sunscreen",
	mask: "step.mask_hydrating",
	exfoliant: "step.exfoliant_gentle",
};
