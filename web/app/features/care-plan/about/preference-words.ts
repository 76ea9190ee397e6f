import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { allergyWords } from "#ui/fine-tune/allergies-question.tsx";
import { CONDITIONS } from "#ui/fine-tune/conditions-question.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { aboutCopy } from "../copy.ts";

const copy = aboutCopy.preferences;

function yesNo(answer: boolean | undefined, yes: string, no: string | null): string | null {
	if (answer === undefined) return null;
	return answer ? yes : no;
}

/** The answers in short words, safety first; what was not answered is not mentioned. */
export function preferenceWords(preferences: Preferences): string[] {
	const { age_band, pregnancy, budget, monk_tone, sensitivity_answers = {} } = preferences;
	const feelings = Object.keys(sensitivity_answers).length;
	const words = [
		age_band === undefined ? null : copy.age(fineTuneCopy.age.options[age_band]),
		pregnancy && copy.pregnancy[pregnancy],
		yesNo(preferences.prescription_retinoid, copy.retinoid, null),
		yesNo(preferences.isotretinoin, copy.isotretinoin, null),
		yesNo(preferences.prescription_acne, copy.acneMedicine, null),
		...CONDITIONS.map((one) => yesNo(preferences[one], fineTuneCopy.conditions.options[one], null)),
		...(preferences.allergies ?? []).map((about) => copy.allergy(allergyWords(about))),
		yesNo(preferences.sensitive_skin, copy.sensitive, copy.notSensitive),
		feelings === 0 ? null : copy.feelings(feelings),
		monk_tone === undefined ? null : copy.tone(monk_tone),
		yesNo(preferences.fragrance_free, copy.fragranceFree, copy.fragranceFine),
		budget && fineTuneCopy.budget.options[budget],
	];
	return words.filter((word) => word !== null && word !== undefined);
}
