import {
	ACTIVES,
	type ActiveId,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../../knowledge/actives.ts";
import { TOLERATED_IN_BASICS } from "../../../knowledge/person-rules.ts";
import { INGREDIENT_WORDS } from "../../../knowledge/questions/ingredient-words.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/product-words.ts";
import { isMinor } from "../../../routine/person.ts";
import { isAllergicTo, isRuledOut } from "../../../routine/person-conditions.ts";
import type { Concern } from "../../../skin/concern.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { NamedActive } from "../../question.ts";
import { citeRule, citeSources } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

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

/** A product that a rule about the person leaves out is not searched: why not, and what to do instead. Null otherwise. */
export function refuseForPerson({ context, question }: Inquiry): Draft | null {
	const { actives, category, concerns } = question.slots;
	const { pregnancy } = context.person.preferences;
	const ids = actives.map(({ id }) => id);
	const avoid = ids.filter((id) => ACTIVES[id].pregnancy === "avoid");
	if (pregnancy !== undefined && pregnancy !== "no" && avoid.length > 0) {
		return {
			paragraphs: [
				`I look for no product with ${named(avoid)} for you now: ${avoid.length > 1 ? "they are" : "it is"} not advised while pregnant, trying or breastfeeding. Azelaic acid is usually accepted for spots and marks, and vitamin C or niacinamide for tone; ask your midwife or doctor, then I search for one of those.`,
			],
			citations: [citeRule("person.pregnancy", "Pregnancy rule"), ...citeSources(["mother_to_baby"])],
		};
	}
	if (!isMinor(context.person.preferences)) return null;
	const young = context.person.preferences.age_band === "13-15";
	const strong = ids.some(
		(id) =>
			isTreatment(id) &&
			!TOLERATED_IN_BASICS.includes(id) &&
			isRuledOut(id, young ? ["minor", "young_teen"] : ["minor"]),
	);
	if (strong || category === "exfoliant" || concerns.includes("lines")) {
		return {
			paragraphs: [
				"At your age that does more harm than good, so I do not look for one. Cleanser, moisturizer and sunscreen are the whole routine; for spots, a parent or pharmacist can help you choose. Shall I look for a gentle one of those three?",
			],
			citations: [
				citeRule("person.minor", "Rule for people under 18"),
				...citeSources(["teen_care", "hales_2025"]),
			],
		};
	}
	return null;
}

function named(ids: readonly (keyof typeof ACTIVES)[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}
