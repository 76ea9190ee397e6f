import { findActive } from "../knowledge/actives.ts";
import type { Selector } from "../knowledge/conflicts.ts";
import {
	DARKER_MONK_FROM,
	MINOR_ACNE_FROM,
	type OwnMedicine,
	PERSON_RULES,
	type PersonCondition,
	type PersonRule,
} from "../knowledge/person-rules.ts";
import type { PersonFact, PersonFactId } from "../person/person-fact.ts";
import type { Concern, Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { isPossibleCrisis } from "./held-products.ts";

const DARKER: readonly ItaClass[] = ["tan", "brown", "dark"];
/** Below, a look alone tells of dry skin and of no complaint: moisturizer cares for it beside whatever else is planned. */
const STRAINED_LOOK_FROM = 3;

export interface ConditionsOf {
	facts: readonly PersonFact[];
	findings: readonly Pick<Finding, "concern" | "severity">[];
	/** The swatch the person chose. */
	monk_tone: number | undefined;
	tone?: { ita_class: ItaClass } | undefined;
}

/** What each condition rests on; those without a fact here come from the photo as well. */
export const FACTS_OF: Readonly<Partial<Record<PersonCondition, readonly PersonFactId[]>>> = {
	child: ["under_13"],
	young_teen: ["age_13_15"],
	isotretinoin: ["isotretinoin"],
	prescription_retinoid: ["prescription_retinoid"],
	steroid_cream: ["steroid_cream"],
	barrier_disease: ["barrier_disease", "prescription_eczema"],
	prescription_rosacea: ["prescription_rosacea"],
	hydroquinone: ["hydroquinone"],
	perioral_dermatitis: ["perioral_dermatitis"],
	melasma: ["melasma"],
	shaving_bumps: ["shaving_bumps"],
	recent_procedure: ["recent_procedure"],
	sunburn: ["sunburn"],
	broken_skin: ["broken_skin"],
	barrier_strained: ["barrier_strained"],
	rosacea: ["rosacea"],
	prescription_acne: ["prescription_acne"],
	antibiotic_alone: ["antibiotic_alone"],
	pregnancy: ["pregnant", "trying", "breastfeeding"],
	photosensitizing_medicine: ["photosensitizing_medicine"],
	no_sunscreen: ["no_sunscreen"],
	weak_immune_system: ["weak_immune_system"],
	minor: ["under_13", "age_13_15", "age_16_17"],
};

/** What the rules about a person have to know, from what they told, the photo and the tone. */
export function personConditions({ facts, findings, monk_tone, tone }: ConditionsOf): PersonCondition[] {
	const told = Object.entries(FACTS_OF).flatMap(([condition, ids]) =>
		facts.some(({ id }) => ids.includes(id)) ? [condition as PersonCondition] : [],
	);
	const severityOf = (concern: Concern) =>
		findings.find((finding) => finding.concern === concern)?.severity ?? 0;
	const conditions = new Set(told);
	// Who prescribed it agrees to a treatment on the skin beside it.
	const has_leave = facts.some(({ id, about }) => id === "asks_for" && about === "may_add");
	if (has_leave && !conditions.has("pregnancy")) conditions.delete("prescription_acne");
	if (severityOf("dryness") >= STRAINED_LOOK_FROM) conditions.add("barrier_strained");
	if (conditions.has("minor") && severityOf("acne") < MINOR_ACNE_FROM) conditions.add("minor_without_acne");
	if (isDarker(monk_tone, tone)) conditions.add("darker_tone");
	return [...conditions];
}

/**
 * What decides about care: a prescription retinoid that has to be laid off for a pregnancy treats nothing any more, so the plan
 * may, with what is allowed then.
 */
export function conditionsOfCare(conditions: readonly PersonCondition[]): PersonCondition[] {
	// The rule about an antibiotic alone stands in the place of the one about acne medicines: it allows the partner that lacks.
	const paired = conditions.includes("antibiotic_alone")
		? conditions.filter((one) => one !== "prescription_acne")
		: [...conditions];
	// On skin that was just treated every retinoid rests, and so what speaks of using one does not.
	if (!conditions.includes("pregnancy") && !conditions.includes("recent_procedure")) return paired;
	return paired.filter((one) => one !== "prescription_retinoid");
}

/** The swatch a person chose stands above the estimate; it changes rules about marks, never a measurement. */
function isDarker(monk_tone: number | undefined, tone?: { ita_class: ItaClass }): boolean {
	if (monk_tone !== undefined) return monk_tone >= DARKER_MONK_FROM;
	return tone !== undefined && DARKER.includes(tone.ita_class);
}

/** Nothing is begun on a growth before a doctor has seen it: what fades its color hides it. */
export const OF_A_GROWTH = ["red-flag.changing-mole", "red-flag.changing-spot", "red-flag.sore-not-healing"];

/** Help comes first, and a plan would only cost minutes. */
export function isEmergency(redFlags: readonly RedFlag[]): boolean {
	return redFlags.some((flag) => flag.level === "emergency" && !isPossibleCrisis(flag));
}

/** Urgent signs, a possible crisis among them, and a growth leave a plan that only protects the skin. */
export function isUrgent(redFlags: readonly RedFlag[]): boolean {
	return redFlags.some(
		({ level, rule_id }) => level === "emergency" || level === "same_day" || OF_A_GROWTH.includes(rule_id),
	);
}

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

/**
 * The one thing a plan says of a medicine or a cream that somebody uses: `leave` it off, come off it with a doctor
 * (`taper`), or nothing of its own. Every note that speaks of it asks here, so that no two can differ.
 */
type Verdict = "leave" | "taper" | "as_told";

/** Wounds and heat on which a retinoid is paused, a prescribed one too. */
const OPEN: readonly PersonCondition[] = ["recent_procedure", "sunburn", "broken_skin"];

interface ToldOf {
	told: readonly PersonCondition[];
	facts: readonly Told[];
}

/** A cream that bleaches and holds a steroid, or a steroid beside one that bleaches. */
export function isBleachingMix({ told, facts }: ToldOf): boolean {
	const bleaches =
		told.includes("hydroquinone") ||
		facts.some(({ id, about }) => id === "uses_irritant" && about === "a bleaching soap");
	return bleaches && told.includes("steroid_cream");
}

export function verdictOn(medicine: OwnMedicine, person: ToldOf): Verdict {
	const { told } = person;
	const has = (...conditions: PersonCondition[]) => conditions.some((one) => told.includes(one));
	const expecting = has("pregnancy");
	switch (medicine) {
		case "steroid":
			if (!has("steroid_cream")) return "as_told";
			return expecting && isBleachingMix(person) ? "leave" : "taper";
		case "bleach":
			if (expecting) return "leave";
			// Its note tells apart what a doctor gave and what was bought.
			return isBleachingMix(person) ? "taper" : "as_told";
		case "retinoid":
			return expecting || has(...OPEN) ? "leave" : "as_told";
		case "by_mouth":
			return expecting && has("isotretinoin", "prescription_acne") ? "leave" : "as_told";
	}
}

/** The note of a rule in the one voice: without what another rule decides otherwise. */
export function inOneVoice(
	{ note, stands = [] }: Pick<PersonRule, "note" | "stands">,
	person: ToldOf,
): string {
	return stands.reduce((text, { says, of, words, instead = "" }) => {
		const used = of.filter((medicine) => isUsed(medicine, person.told));
		const verdicts = used.map((medicine) => verdictOn(medicine, person));
		const holds =
			says === "keep"
				? !verdicts.includes("leave")
				: // What is come off slowly has a note of its own.
					!verdicts.includes("taper");
		return holds ? text : text.replace(words, instead);
	}, note);
}

const USED_AS: Record<OwnMedicine, readonly PersonCondition[]> = {
	steroid: ["steroid_cream"],
	bleach: ["hydroquinone"],
	retinoid: ["prescription_retinoid"],
	by_mouth: ["isotretinoin", "prescription_acne", "antibiotic_alone"],
};

function isUsed(medicine: OwnMedicine, told: readonly PersonCondition[]): boolean {
	return USED_AS[medicine].some((one) => told.includes(one));
}
