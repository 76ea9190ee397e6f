import { findActive } from "../knowledge/actives.ts";
import type { Selector } from "../knowledge/conflicts.ts";
import { PERSON_RULES, type PersonCondition, type PersonRule } from "../knowledge/person-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";

/** The first rule for one of the conditions that speaks against an ingredient; null where none does. */
export function ruleAgainst(id: string, conditions: readonly PersonCondition[]): PersonRule | null {
	return PERSON_RULES.find((rule) => conditions.includes(rule.when) && selects(rule.removes, id)) ?? null;
}

/** True when a rule for one of the conditions speaks against an ingredient, whatever step or product carries it. */
export function isRuledOut(id: string, conditions: readonly PersonCondition[]): boolean {
	return ruleAgainst(id, conditions) !== null;
}

/** What people call an allergy to a whole group of ingredients. */
const GROUPS: Readonly<Record<string, Selector>> = {
	aspirin: { classes: ["bha"] },
	salicylate: { classes: ["bha"] },
	salicylates: { classes: ["bha"] },
	retinoid: { classes: ["retinoid"] },
	retinoids: { classes: ["retinoid"] },
	"vitamin a": { classes: ["retinoid"] },
	retinol: { classes: ["retinoid"] },
	acids: { classes: ["aha", "bha", "pha", "azelaic"] },
	aha: { classes: ["aha"] },
	bha: { classes: ["bha"] },
	"fruit acids": { classes: ["aha"] },
	"vitamin c": { classes: ["vitamin_c", "vitamin_c_derivative"] },
	"vitamin b3": { ids: ["niacinamide"] },
	"chemical sunscreen": { classes: ["chemical_filter"] },
	"chemical filters": { classes: ["chemical_filter"] },
	oxybenzone: { classes: ["chemical_filter"] },
	avobenzone: { classes: ["chemical_filter"] },
};

type Told = Pick<PersonFact, "id" | "about">;

/** True where the person told of an allergy to this ingredient or to the group it belongs to. */
export function isAllergicTo(id: string, facts: readonly Told[]): boolean {
	return names(facts, "allergy", id);
}

/** True where the person wants nothing with this ingredient or the group it belongs to. */
export function isAvoided(id: string, facts: readonly Told[]): boolean {
	return names(facts, "avoids", id);
}

function names(facts: readonly Told[], kind: "allergy" | "avoids", id: string): boolean {
	const name = findActive(id)?.name.toLowerCase();
	return facts.some(({ id: fact, about }) => {
		if (fact !== kind || about === undefined) return false;
		const told = about.toLowerCase().trim();
		const group = GROUPS[told.replaceAll("_", " ")];
		return told === id || told === name || (group !== undefined && selects(group, id));
	});
}

/** True for an ingredient that a selector names, by itself or by its class. */
export function selects(selector: Selector, id: string): boolean {
	const row = findActive(id);
	return (
		(selector.ids?.includes(id) ?? false) ||
		(row !== undefined && (selector.classes?.includes(row.class) ?? false))
	);
}
