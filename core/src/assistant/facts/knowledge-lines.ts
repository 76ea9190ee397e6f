import type { Active } from "../../knowledge/active.ts";
import { ACTIVE_IDS, ACTIVES } from "../../knowledge/actives.ts";
import { CONCERN_ANSWERS, CONCERN_MODULES } from "../../knowledge/concern-modules.ts";
import { ACTIVE_LOAD_LIMIT, CONFLICTS } from "../../knowledge/conflicts.ts";
import { PERSON_RULES } from "../../knowledge/person-rules.ts";
import { PERSON_WARNINGS, ROUTINE_RULES } from "../../knowledge/plan-notes.ts";
import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { INGREDIENT_ANSWERS, NEED_LOOK_FOR, PRODUCT_WORDS } from "../../knowledge/questions/care-words.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { AFTER_FLAG, BOUNDARIES, CHILD } from "../../knowledge/questions/safety-answers.ts";
import { SOURCES } from "../../knowledge/sources.ts";
import { CAUTIONS, COURSES, RAMPS, STOP_RULES } from "../../knowledge/step-guidance.ts";
import type { StepRule } from "../../knowledge/steps/step-rule.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { OF_KIND, THINGS } from "../../knowledge/things/things.ts";
import { BUDGET_LIMIT } from "../../products/catalogue/price.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, READING_NOTES } from "../../skin/concern-copy.ts";

const LINES: readonly string[] = [
	...ACTIVE_IDS.map((id) => activeLine(ACTIVES[id])),
	...CONFLICTS.map(({ why, fix }) => `${why} ${fix}`),
	...Object.values(ROUTINE_RULES).map(({ text }) => text),
	`The same ingredient in ${ACTIVE_LOAD_LIMIT} products is too much.`,
	...PERSON_RULES.map(({ note }) => note),
	...PERSON_WARNINGS.map(({ note }) => note),
	...Object.values(STEP_RULES).map(stepRuleLine),
	...Object.entries(RAMPS).map(([name, { weeks }]) => rampLine(name, weeks)),
	...Object.values(CAUTIONS).map(({ text }) => text),
	...Object.values(STOP_RULES).map(({ text }) => `Stop at: ${text}.`),
	...Object.values(COURSES).map(({ normal, pause_if }) => `Normal: ${normal}. Pause: ${pause_if}.`),
	...Object.values(CONCERN_MODULES).flatMap(({ refer }) => refer ?? []),
	...Object.values(READING_NOTES),
	...Object.entries(WEEKS_TO_JUDGE).map(([concern, weeks]) => judgeLine(concern as Concern, weeks)),
	`A low budget is up to $${BUDGET_LIMIT.low}, a middle one up to $${BUDGET_LIMIT.mid}.`,
	"Severity runs from 0 to 5 in steps of 0.5.",
];

/** Answers that are written already, and what sources are called: nothing to put into a prompt, all of it may be said. */
const WRITTEN: readonly string[] = [
	...Object.values(SOURCES).map(({ citation }) => citation),
	...[
		ABOUT_PRODUCT,
		AFTER_FLAG,
		BOUNDARIES,
		CHILD,
		CONCERN_ANSWERS,
		INGREDIENT_ANSWERS,
		KNOWN_QUESTIONS,
		NEED_LOOK_FOR,
		PRODUCT_WORDS,
		THINGS,
		OF_KIND,
	].flatMap(sentencesOf),
];

/** What core knows, whoever asks: ingredients, pairs, steps, cautions and sources. */
export function knowledgeLines(): readonly string[] {
	return LINES;
}

/** Every written answer and the names of sources, as text. */
export function writtenLines(): readonly string[] {
	return WRITTEN;
}

/** Strengths of what only a doctor gives are not ours to say. */
export function activeLine({
	name,
	strength,
	time,
	grade,
	pregnancy,
	photosensitising,
	status,
}: Active): string {
	if (status.us === "prescription")
		return `${name}: by prescription only; pregnancy: ${pregnancy.replaceAll("_", " ")}.`;
	const said = [
		strength === null
			? ""
			: `studied at ${strength.min}% to ${strength.max}%, start at ${strength.start}%; ${strength.min} to ${strength.max}%`,
		time === "either" ? "morning or night" : time,
		`evidence grade ${grade}`,
		`pregnancy: ${pregnancy.replaceAll("_", " ")}`,
		photosensitising ? "skin burns more easily in the sun" : "",
	];
	return `${name}: ${said.filter((part) => part !== "").join("; ")}.`;
}

export function stepRuleLine({ title, instruction, per_week }: StepRule): string {
	return `${title}: ${instruction} ${per_week} times a week.`;
}

function rampLine(name: string, weeks: readonly (readonly [number, number])[]): string {
	const paces = weeks.map(([week, times]) => `from week ${week} ${times} times a week`);
	return `Start of ${name.replaceAll("_", " ")}: ${paces.join(", ")}.`;
}

function judgeLine(concern: Concern, weeks: number): string {
	return `${CONCERN_NAMES[concern]}: ${CONCERN_WORDS[concern]} can be judged after ${weeks} weeks.`;
}

/** Every sentence of a written part, at any depth; ids and numbers alone are no sentences. */
export function sentencesOf(part: unknown): string[] {
	if (typeof part === "string") return part.includes(" ") ? [part] : [];
	if (Array.isArray(part)) return part.flatMap(sentencesOf);
	if (typeof part !== "object" || part === null) return [];
	return Object.values(part).flatMap(sentencesOf);
}
