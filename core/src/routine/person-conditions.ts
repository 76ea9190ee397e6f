import type { PersonCondition } from "../knowledge/person-rules.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import type { Preferences } from "./person.ts";

const DARKER: readonly ItaClass[] = ["tan", "brown", "dark"];

export function personConditions(
	preferences: Preferences,
	tone?: { ita_class: ItaClass },
): PersonCondition[] {
	const conditions: PersonCondition[] = [];
	if (preferences.prescription_retinoid === true) conditions.push("prescription_retinoid");
	if (preferences.pregnancy !== undefined && preferences.pregnancy !== "no") conditions.push("pregnancy");
	if (preferences.age_band === "13-17") conditions.push("minor");
	if (tone && DARKER.includes(tone.ita_class)) conditions.push("darker_tone");
	return conditions;
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
