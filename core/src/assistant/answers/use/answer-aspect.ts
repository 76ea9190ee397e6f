import { ACTIVES, type ActiveId } from "../../../knowledge/actives.ts";
import { RAMPS } from "../../../knowledge/step-guidance.ts";
import { STEP_IDS, STEP_RULES, type StepId } from "../../../knowledge/steps/step-rules.ts";
import type { PlacedStep } from "../../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Question } from "../../question.ts";
import type { Aspect } from "../../reading/read-frame.ts";

/** What a question about use is about: an ingredient, a kind of product, and where the plan has it. */
export interface UseOf {
	active: { id: ActiveId; words: string } | null;
	step: StepId | null;
	planned: PlacedStep | null;
}

const OFTEN =
	/\b(?:every (?:day|night|morning|evening)|daily|nightly|each (?:day|night)|(?:twice|two times|2x|2 times) (?:a|per|each) day|both (?:morning|times))\b/;
const TWICE = /\b(?:twice|two times|2x|2 times) (?:a|per|each) day\b|\bboth (?:morning|times)\b/;
const DAILY = 7;

const RINSED_AFTER = /rinse it off after ([^,.;]+)/;

/** The one thing that is asked about use, in a sentence or two; "" where the tables do not say it. */
export function answerAspect(aspect: Aspect, question: Question, of: UseOf): string {
	switch (aspect) {
		case "often":
			return [asAsked(question, of), howOften(of)].filter(Boolean).join(" ");
		case "part_of_day":
			return asAsked(question, of) || partOfDay(of);
		case "amount":
			return amountIn(
				of.planned?.step.instruction ?? (of.step === null ? "" : STEP_RULES[of.step].instruction),
			);
		case "strength":
			return of.active === null ? "" : strength(of.active.id);
		case "stays_on":
			return staysOn(of);
		default:
			return "";
	}
}

/** "Twice a day?", "in the morning?": yes or no before anything else; "" where neither is asked. */
export function asAsked({ text, slots: { section } }: Question, { active }: UseOf): string {
	if (active === null) return "";
	const { id, words } = active;
	const { time } = ACTIVES[id];
	if (OFTEN.test(text)) {
		if (isPaced(id))
			return `Not from the start: ${words} needs a slow beginning, and more often irritates rather than does more.`;
		if (TWICE.test(text) && time !== "either") return `Once a day is enough for ${words}.`;
		return `Yes: ${words} may go on ${TWICE.test(text) ? "morning and night" : "every day"}, as long as your skin stays calm.`;
	}
	// Who asks for both parts of the day is told which one, not whether.
	if (/\bor\b/.test(text)) return "";
	if (section === "morning" && time === "night")
		return `Better not in the morning: ${words} belongs to the night.`;
	if (section === "night" && time === "morning")
		return `${capitalize(words)} works at night as well; most people put it on in the morning, under sunscreen.`;
	return section === "morning" || section === "night"
		? `Yes, ${section === "morning" ? "in the morning" : "at night"} is fine for ${words}.`
		: "";
}

function isPaced(id: ActiveId): boolean {
	return STEP_IDS.some(
		(step) => STEP_RULES[step].actives.some((one) => one === id) && STEP_RULES[step].ramp !== null,
	);
}

function howOften({ active, step, planned }: UseOf): string {
	if (planned !== null) {
		const { per_week, days } = planned.step;
		const part = planned.section === "morning" ? "morning" : "night";
		if (per_week >= DAILY) return `In your plan it is for every ${part}.`;
		const on = days === undefined ? "" : `, on ${joinWords(days.map(capitalize))}`;
		return `In your plan it settles at ${times(per_week)} a week${on}.`;
	}
	if (step !== null) {
		const pace = paceWords(step, active?.id ?? null);
		return pace === "" ? "Every day, as long as your skin stays calm." : pace;
	}
	return active === null ? "" : supportsOften(active.id);
}

function supportsOften(id: ActiveId): string {
	return ACTIVES[id].strength === null
		? "Every day is fine, and it needs no slow start."
		: "Begin with one or two nights a week, and go on slowly while your skin stays calm.";
}

function partOfDay({ active, step, planned }: UseOf): string {
	if (planned !== null)
		return `Your plan has it ${planned.section === "morning" ? "in the morning" : planned.section === "night" ? "at night" : "on single evenings"}.`;
	if (active !== null) return timeWords(active.id);
	return step !== null && STEP_RULES[step].category === "sunscreen"
		? "In the morning, as the last step, also when it is cloudy."
		: "";
}

export function timeWords(id: ActiveId): string {
	const { time } = ACTIVES[id];
	return time === "night"
		? "At night only."
		: time === "morning"
			? "In the morning."
			: "Morning or night, both work.";
}

/** How the pace of a step grows; "" for what is for every day from the start. */
export function paceWords(id: StepId, active: ActiveId | null): string {
	const { per_week } = STEP_RULES[id];
	const alike = STEP_IDS.filter((step) => STEP_RULES[step].actives.some((one) => one === active));
	const ramp =
		STEP_RULES[id].ramp ?? alike.map((step) => STEP_RULES[step].ramp).find((one) => one !== null) ?? null;
	if (ramp === null) return per_week === DAILY ? "" : `About ${times(per_week)} a week.`;
	const [first, ...rest] = RAMPS[ramp].weeks;
	const later = rest.map(([week, pace]) =>
		pace === DAILY ? `daily from week ${week}` : `${pace} from week ${week}`,
	);
	return `Start with ${times(first[1])} a week, then ${joinWords(later)}, as long as it stays calm.`;
}

function times(count: number): string {
	return `${count} ${count === 1 ? "time" : "times"}`;
}

function strength(id: ActiveId): string {
	const { name, strength: usual } = ACTIVES[id];
	if (usual === null || usual === undefined)
		return `For ${name} no strength has to be looked for: how much is in a product is rarely told and matters little.`;
	const { min, max, start } = usual;
	return min === max
		? `For ${name} ${min}% is usual at home.`
		: `Begin with ${start}%: for ${name} ${min} to ${max}% is usual at home, and more irritates sooner than it helps.`;
}

function staysOn({ active, step, planned }: UseOf): string {
	const category = planned?.key ?? (step === null ? null : STEP_RULES[step].category);
	if (category === "cleanser") return "No, a cleanser is rinsed off after about half a minute.";
	if (category === "mask") {
		const said = step === null ? undefined : RINSED_AFTER.exec(STEP_RULES[step].instruction)?.[1];
		return said === undefined
			? "Only as long as its pack says; then it is rinsed off."
			: `${capitalize(said)}, then it is rinsed off.`;
	}
	if (active === null && category === null) return "";
	const what = active === null ? "it" : active.words;
	return `Yes: as a serum, cream or toner ${what} stays on, overnight as well. A wash or a mask with it is rinsed off as its pack says.`;
}

const AMOUNT = /\b(?:amount|drops?|fingers?|layer|sized|grain|little|coin|pea|hazelnut)\b/;

/** The sentence of an instruction that says how much; the first where none does. */
function amountIn(text: string): string {
	const sentences = text.split(/(?<=[.!?]) (?=[A-Z])/);
	return sentences.find((one) => AMOUNT.test(one)) ?? sentences[0] ?? "";
}
