import { PERSON_WARNINGS } from "../knowledge/plan-notes.ts";
import type { PlanNote } from "./care-plan.ts";
import { DANGER_NOTES } from "./tell-dangers.ts";

/** Notes that nothing stands before: what harms now, and what comes before any plan. */
export const BEFORE_ALL: readonly string[] = [
	...PERSON_WARNINGS.map(({ id }) => id),
	"rule.growth_first",
	"rule.help_beside_plan",
	"rule.nothing_named",
	"rule.nothing_named_face",
	"rule.treatments_after_visit",
	"rule.basics_until_visit",
	"rule.around_the_place",
	"rule.spots_until_visit",
];

/** Where in the notes of a plan further answers go: behind what harms now and what is answered already. */
export function placeOfAnswers(notes: readonly PlanNote[]): number {
	const at = notes.findIndex(
		({ rule_id, text }) =>
			!BEFORE_ALL.includes(rule_id) && !DANGER_NOTES.includes(rule_id) && !text.startsWith("You asked"),
	);
	return at < 0 ? notes.length : at;
}
