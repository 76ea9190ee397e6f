import { DARKER_MONK_FROM, MINOR_ACNE_FROM, type PersonCondition } from "../knowledge/person-rules.ts";
import { isMinorFact, type PersonFact, type PersonFactId } from "../person/person-fact.ts";
import type { Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import type { Preferences } from "./person.ts";

const DARKER: readonly ItaClass[] = ["tan", "brown", "dark"];

export interface ConditionsOf {
	facts: readonly PersonFact[];
	findings: readonly Pick<Finding, "concern" | "severity">[];
	/** The swatch the person chose. */
	monk_tone: number | undefined;
	tone?: { ita_class: ItaClass } | undefined;
}

/** What the rules about a person have to know, from what they told, the acne in the photo and the tone. */
export function personConditions({ facts, findings, monk_tone, tone }: ConditionsOf): PersonCondition[] {
	const conditions: PersonCondition[] = [];
	const told = (...ids: readonly PersonFactId[]) => facts.some(({ id }) => ids.includes(id));
	if (told("prescription_retinoid", "isotretinoin")) conditions.push("prescription_retinoid");
	if (told("prescription_acne")) conditions.push("prescription_acne");
	if (told("pregnant", "trying", "breastfeeding")) conditions.push("pregnancy");
	if (isMinorFact(facts)) {
		const acne = findings.find((finding) => finding.concern === "acne")?.severity ?? 0;
		conditions.push("minor");
		if (acne < MINOR_ACNE_FROM) conditions.push("minor_without_acne");
	}
	if (isDarker(monk_tone, tone)) conditions.push("darker_tone");
	return conditions;
}

/** The swatch a person chose stands above the estimate; it changes rules about marks, never a measurement. */
function isDarker(monk_tone: number | undefined, tone?: { ita_class: ItaClass }): boolean {
	if (monk_tone !== undefined) return monk_tone >= DARKER_MONK_FROM;
	return tone !== undefined && DARKER.includes(tone.ita_class);
}

/** Sensitivity the plan works with: at least Moderate when the person says so, High while a doctor should look first. */
export function planSensitivity(
	sensitivity: Sensitivity,
	preferences: Preferences,
	redFlags: readonly RedFlag[],
): Sensitivity {
	if (redFlags.some((flag) => flag.level !== "care")) return "High";
	return sensitivity === "Low" && preferences.sensitive_skin === true ? "Moderate" : sensitivity;
}

/** Urgent signs leave a plan that only protects the skin. */
export function isUrgent(redFlags: readonly RedFlag[]): boolean {
	return redFlags.some((flag) => flag.level === "emergency" || flag.level === "same_day");
}
