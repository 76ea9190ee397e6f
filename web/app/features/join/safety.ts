import type { Preferences } from "@dewlight/contracts/accounts.ts";
import type { AgeBand, PregnancyAnswer } from "@dewlight/core/routine/person.ts";
import { createPageMemory } from "#api/page-memory.ts";

export const WITHHELD = "withheld";
export const PRESCRIPTIONS = ["no", "retinoid", "isotretinoin", "other"] as const;
type Prescription = (typeof PRESCRIPTIONS)[number];

/** Three taps of step 4. What is missing was left open, `withheld` was left open on purpose. */
export interface SafetyAnswers {
	age?: AgeBand | typeof WITHHELD;
	pregnancy?: PregnancyAnswer | typeof WITHHELD;
	prescription?: Prescription | typeof WITHHELD;
}

/** In the words of the wire; a question left open is missing there. */
export function safetyPreferences({ age, pregnancy, prescription }: SafetyAnswers): Preferences {
	return {
		...(age !== undefined && age !== WITHHELD && { age_band: age }),
		...(pregnancy !== undefined && pregnancy !== WITHHELD && { pregnancy }),
		...(prescription !== undefined && prescription !== WITHHELD && medicines(prescription)),
	};
}

/** Who names one medicine says nothing about the other. */
function medicines(prescription: Prescription): Preferences {
	switch (prescription) {
		case "no":
			return { prescription_retinoid: false, isotretinoin: false, prescription_acne: false };
		case "retinoid":
			return { prescription_retinoid: true };
		case "other":
			return { prescription_acne: true };
		case "isotretinoin":
			return { isotretinoin: true };
	}
}

const memory = createPageMemory<SafetyAnswers>({});
export const useSafetyAnswers = memory.use;
export const setSafetyAnswers = memory.set;
