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
