import { ACTIVES, isActiveId } from "@dewlight/core/knowledge/actives.ts";
import { CONCERN_MODULES } from "@dewlight/core/knowledge/concern-modules.ts";
import { ACTIVE_LOAD_LIMIT, CONFLICTS } from "@dewlight/core/knowledge/conflicts.ts";
import { IN_USE_RULES, PERSON_IN_USE } from "@dewlight/core/knowledge/in-use-rules.ts";
import { MINOR_LINES, PERSON_RULES } from "@dewlight/core/knowledge/person-rules.ts";
import { PERSON_WARNINGS, ROUTINE_RULES } from "@dewlight/core/knowledge/plan-notes.ts";
import { INGREDIENT_ANSWERS } from "@dewlight/core/knowledge/questions/care-words.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import { CAUTIONS, COURSES, type Course, STOP_RULES } from "@dewlight/core/knowledge/step-guidance.ts";
import { isStepId, STEP_RULES, type StepId } from "@dewlight/core/knowledge/steps/step-rules.ts";
import { buildCarePlan } from "@dewlight/core/routine/build-care-plan.ts";
import type { PlanSection, PlanStep } from "@dewlight/core/routine/care-plan.ts";
import { factsFromAnswers } from "@dewlight/core/routine/facts-from-answers.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { CONCERNS, type Concern } from "@dewlight/core/skin/concern.ts";
import type { GuideClaims } from "../guide.ts";

/** What the rules of core say in words, by path; the figures of a guide are compared with those in here. */
export function ruleTexts(path: string): string[] {
	const [table = "", ...rest] = path.split(".");
	const key = rest.join(".");
	switch (table) {
		case "cautions":
			return entry(CAUTIONS, key, ({ text }) => [text]);
		case "stop":
			return entry(STOP_RULES, key, ({ text }) => [text]);
		case "course":
			return entry<Course>(COURSES, key, ({ normal, pause_if, works_from_weeks }) => [
				normal,
				pause_if,
				...(works_from_weeks === null ? [] : [`${works_from_weeks} weeks`]),
			]);
		case "rule":
			return [
				...entry(ROUTINE_RULES, path, ({ text }) => [text]),
				...entry(IN_USE_RULES, path, ({ why, fix }) => [why, fix]),
				...(path === "rule.active_load" ? [`${ACTIVE_LOAD_LIMIT} products`] : []),
			];
		case "person":
			return [...PERSON_RULES, ...PERSON_WARNINGS, MINOR_LINES].flatMap(({ id, note }) =>
				id === path ? [note] : [],
			);
		case "in_use":
			return entry(PERSON_IN_USE, key, ({ why, fix }) => [why, fix]);
		case "conflict":
			return CONFLICTS.flatMap(({ id, why, fix }) => (id === path ? [why, fix] : []));
		case "module":
			return entry(CONCERN_MODULES, path, ({ refer }) => (refer === null ? [] : [refer]));
		case "answer":
			return isActiveId(key) ? [INGREDIENT_ANSWERS[key]] : [];
		case "question":
			return KNOWN_QUESTIONS.flatMap(({ id, text }) => (id === path ? [text] : []));
		case "step":
			return isStepId(path) ? stepTexts(path) : [];
		default:
			return [];
	}
}

function entry<T>(table: Readonly<Record<string, T>>, key: string, texts: (row: T) => string[]): string[] {
	const row = Object.hasOwn(table, key) ? table[key] : undefined;
	return row === undefined ? [] : texts(row);
}

function stepTexts(id: StepId): string[] {
	const { title, instruction, product, actives } = STEP_RULES[id];
	const limits = Object.values(product.max_percent ?? {}).map((percent) => `${percent}%`);
	const strengths = actives.flatMap((active) => {
		const { strength } = ACTIVES[active];
		return strength === null ? [] : [`${strength.min}%`, `${strength.max}%`, `${strength.start}%`];
	});
	const spf = product.spf_min === undefined ? [] : [`SPF ${product.spf_min}`];
	return [title, instruction, ...limits, ...strengths, ...spf];
}

export interface PlannedStep {
	section: PlanSection;
	step_id: StepId;
	plan: PlanStep;
}

/** The steps core plans for the person of a guide, in the order of use. */
export function guidePlan({ skin_type, sensitivity, concerns, told }: GuideClaims["person"]): PlannedStep[] {
	const person = { goals: [], issues: [], preferences: {}, ...told };
	const plan = buildCarePlan({
		skin_type,
		sensitivity,
		findings: concerns.map(({ concern, severity }) => ({
			concern: concernNamed(concern),
			severity,
			confidence: 0.7,
			zones: ["left_cheek", "right_cheek"],
			because: [],
		})),
		person,
		facts: factsFromAnswers(person.preferences),
		red_flags: [],
		previous_plan: null,
	});
	return planSteps(plan).map(({ section, step }) => {
		const id = step.step_id ?? "";
		if (!isStepId(id)) throw new Error(`core planned a step without a rule: ${id}`);
		return { section, step_id: id, plan: step };
	});
}

function concernNamed(name: string): Concern {
	const found = CONCERNS.find((concern) => concern === name);
	if (found === undefined)
		throw new Error(`"${name}" is no concern of core; it knows ${CONCERNS.join(", ")}.`);
	return found;
}
