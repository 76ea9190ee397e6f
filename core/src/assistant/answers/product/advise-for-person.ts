import { ACTIVES, type ActiveId, isExfoliating, isRetinoid } from "../../../knowledge/actives.ts";
import { INGREDIENT_WORDS } from "../../../knowledge/questions/ingredient-words.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/product-words.ts";
import { isAllergicTo, isRuledOut } from "../../../routine/rule-out.ts";
import type { Concern } from "../../../skin/concern.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { NamedActive } from "../../question.ts";

const ALL = Object.keys(ACTIVES) as ActiveId[];
const EXFOLIATING = ALL.filter(isExfoliating);

/**
 * Advice for a concern without what the question leaves out, or the rules of this person's plan: clauses that name it go,
 * and what remains for the concern is said instead.
 */
export function adviseForPerson(text: string, concern: Concern, inquiry: Inquiry): string {
	const { excluded } = inquiry.question.slots;
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const out = ALL.filter(
		(id) => isExcluded(id, excluded) || isRuledOut(id, conditions) || isAllergicTo(id, facts),
	);
	const clauses = text.split(/(?<=[.!?;]) /);
	const kept = clauses.filter((clause) => PAUSES.test(clause) || !out.some((id) => names(clause, id, out)));
	if (kept.length === clauses.length) return text;
	const rest = NEED_ACTIVES[concern].filter((id) => !out.includes(id)).map((id) => ACTIVES[id].name);
	const without = joinWords([...new Set(excluded.map(({ words }) => words))]);
	const instead =
		rest.length > 0
			? `What I would look for${without && " instead"}: ${joinWords(rest)}.`
			: without
				? `Without ${without}, mild care and daily sunscreen are what is left.`
				: "Mild care and daily sunscreen are what I would look for now.";
	return [...kept.map((clause) => capitalize(clause.replace(/;$/, "."))), instead].join(" ");
}

/** What is to be left off is said to everybody. */
const PAUSES = /\bpause from\b/;

/** A word for a group leaves out the whole group, and vitamin C its gentler forms as well. */
function isExcluded(id: ActiveId, excluded: readonly NamedActive[]): boolean {
	return excluded.some(
		(one) =>
			one.id === id ||
			(one.words === "retinoids" && isRetinoid(id)) ||
			((one.words === "AHAs" || one.words === "exfoliating acids") && isExfoliating(id)) ||
			(one.id === "vitamin_c" && id === "vitamin_c_derivative"),
	);
}

/** An exfoliant without a name is any of them. */
function names(clause: string, id: ActiveId, out: readonly ActiveId[]): boolean {
	const text = clause.toLowerCase();
	if (INGREDIENT_WORDS.some((row) => row.id === id && row.says.test(text))) return true;
	return (
		text.includes("exfoliant") && EXFOLIATING.every((one) => out.includes(one) || one === "salicylic_acid")
	);
}
