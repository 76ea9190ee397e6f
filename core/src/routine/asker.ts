import { isTreatment } from "../knowledge/actives.ts";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import type { SourceId } from "../knowledge/sources.ts";
import { isStepId, STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { CarePlan } from "./care-plan.ts";
import { isMinor, type PlanRequest } from "./person.ts";
import { isAllergicTo, isAvoided, isRuledOut } from "./person-conditions.ts";
import { planSteps } from "./plan-steps.ts";
import type { Situation } from "./read-situation.ts";

/** Everything an answer may look at. */
export interface Asker {
	request: Pick<PlanRequest, "facts" | "person" | "findings" | "red_flags">;
	situation: Situation;
	planned: readonly StepId[];
	/** Wishes that a rule refused, by what was asked for. */
	refused: ReadonlySet<string>;
}

export interface Answer {
	text: string;
	sources: readonly SourceId[];
}

/** A question in its own words, lower case and spelled out, and the sentence before it. */
export interface Said {
	asked: string;
	before: string;
}

/** `subjects` are ingredients that the question names. */
export type Answerer = (asker: Asker, subjects: readonly string[], said: Said) => Answer | null;

/** Who asks once their plan is made. */
export function askerOf(plan: CarePlan, request: Asker["request"], situation: Situation): Asker {
	const planned = planSteps(plan).flatMap(({ key, step: { step_id, actives } }) =>
		key !== "sunscreen" && step_id !== undefined && isStepId(step_id) && actives.some(isTreatment)
			? [step_id]
			: [],
	);
	return { request, situation, planned: [...new Set(planned)], refused: new Set() };
}

export const told = ({ request }: Asker, ...ids: readonly PersonFact["id"][]): boolean =>
	request.facts.some(({ id }) => ids.includes(id));

export const isExpecting = (asker: Asker): boolean => told(asker, "pregnant", "trying", "breastfeeding");

export const isAllergicToRetinoids = ({ facts }: Asker["request"]): boolean =>
	["retinol", "retinal", "tretinoin", "adapalene"].some((id) => isAllergicTo(id, facts));

/** Whether a retinol may be spoken of as something to begin: nothing of the person speaks against it. */
export function mayBeginRetinol(asker: Asker): boolean {
	const { request, situation } = asker;
	return !(
		rests(asker) ||
		isExpecting(asker) ||
		isMinor(request.person.preferences) ||
		isRuledOut("retinol", situation.conditions) ||
		isAllergicToRetinoids(request) ||
		isAvoided("retinol", request.facts)
	);
}

/** Somebody has to look before anything is used or begun. */
export const isHeld = ({ situation }: Asker): boolean => situation.hold !== "nothing";

/** Somebody has to look, or skin has to calm, before anything that acts. */
export const rests = (asker: Asker): boolean =>
	isHeld(asker) || asker.situation.mode !== "treat" || asker.situation.after_visit;

/** The same answer for whoever asks. */
export const say =
	(text: string, ...sources: readonly SourceId[]) =>
	(): Answer => ({ text, sources });

/** A row of the known questions, behind words that say what was asked. */
export function knownAnswer(id: string, lead: string): () => Answer | null {
	return () => {
		const known = KNOWN_QUESTIONS.find((one) => one.id === id);
		return known === undefined ? null : { text: `${lead} ${known.text}`, sources: known.sources };
	};
}

/** A step by its title, within a sentence. */
export const titleOf = (step: StepId): string =>
	STEP_RULES[step].title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
