import { DARKER_MONK_FROM, MINOR_ACNE_FROM, type PersonCondition } from "../knowledge/person-rules.ts";
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
