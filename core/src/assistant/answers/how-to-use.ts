import { ACTIVES, type ActiveId, isActiveId } from "../../knowledge/actives.ts";
import { CAUTIONS, STOP_RULES } from "../../knowledge/cautions.ts";
import { COURSES } from "../../knowledge/courses.ts";
import { RAMPS } from "../../knowledge/ramps.ts";
import { STEP_IDS, STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import type { PlacedStep } from "../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import type { NamedActive, Question } from "../question.ts";
import { citeActive, citeRule, citeStep } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { answerIngredient } from "./ingredient.ts";
import { activeCautions } from "./person/active-cautions.ts";
import { findSteps } from "./plan/find-steps.ts";
import { citePlanned } from "./plan/name-step.ts";
import { answerPregnancy } from "./pregnancy.ts";

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
	if (planned !== undefined) return asPlanned(inquiry, planned);
	const said = active === undefined ? "" : asAsked(inquiry.question, active);
	const draft = withoutPlan(inquiry, active);
	return said === "" ? draft : { ...draft, paragraphs: [said, ...draft.paragraphs] };
};

function withoutPlan(inquiry: Inquiry, active: NamedActive | undefined): Draft {
	const { slots } = inquiry.question;
	const step = active ? stepWith(active.id) : slots.category ? FIRST_STEP[slots.category] : undefined;
	if (step === undefined) return active ? supporting(inquiry, active.id) : answerIngredient(inquiry);
	return byTable(inquiry, step, active?.id ?? null);
}

const OFTEN =
	/\b(?:every (?:day|night|morning|evening)|daily|each (?:day|night)|(?:twice|two times|2x|2 times) (?:a|per|each) day|both (?:morning|times))\b/;
const TWICE = /\b(?:twice|two times|2x|2 times) (?:a|per|each) day\b|\bboth (?:morning|times)\b/;

/** "Twice a day?", "in the morning?": yes or no before anything else; empty where neither is asked. */
function asAsked({ text, slots: { section } }: Question, { id, words }: NamedActive): string {
	const { time } = ACTIVES[id];
	const name = capitalize(words);
	const paced = STEP_IDS.some(
		(step) => STEP_RULES[step].actives.some((one) => one === id) && STEP_RULES[step].ramp !== null,
	);
	if (OFTEN.test(text)) {
		if (paced)
			return `Not from the start: ${words} needs a slow beginning, and more often irritates rather than does more.`;
		if (TWICE.test(text) && time !== "either") return `Once a day is enough for ${words}.`;
		return `Yes: ${words} may go on ${TWICE.test(text) ? "morning and night" : "every day"}, as long as your skin stays calm.`;
	}
	if (section === "morning" && time === "night")
		return `Better not in the morning: ${words} belongs to the night.`;
	if (section === "night" && time === "morning")
		return `${name} works at night as well; most people put it on in the morning, under sunscreen.`;
	return "";
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
			`${rule.instruction} ${timeWords(rule.category, active)} ${paceWords(id, active)}`
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

function timeWords(category: PlacedStep["key"], active: ActiveId | null): string {
	if (category === "sunscreen") return "Every morning, also when it is cloudy.";
	if (active === null) return "";
	const { time } = ACTIVES[active];
	return time === "night"
		? "At night only."
		: time === "morning"
			? "In the morning."
			: "Morning or night, both work.";
}

function paceWords(id: StepId, active: ActiveId | null): string {
	const { per_week } = STEP_RULES[id];
	const alike = STEP_IDS.filter((step) => STEP_RULES[step].actives.some((one) => one === active));
	const ramp =
		STEP_RULES[id].ramp ?? alike.map((step) => STEP_RULES[step].ramp).find((one) => one !== null) ?? null;
	if (ramp === null)
		return per_week === 7 ? "" : `About ${per_week} ${per_week === 1 ? "time" : "times"} a week.`;
	const [first, ...rest] = RAMPS[ramp].weeks;
	const later = rest.map(([week, pace]) =>
		pace === 7 ? `daily from week ${week}` : `${pace} from week ${week}`,
	);
	return `Start with ${first[1]} ${first[1] === 1 ? "time" : "times"} a week, then ${joinWords(later)}, as long as it stays calm.`;
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
