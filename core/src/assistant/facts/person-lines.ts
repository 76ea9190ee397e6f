import type { Preferences } from "../../routine/person.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { plainName } from "../writing/plain-name.ts";
import { fullName } from "./say-product.ts";

const PREGNANCY = {
	no: "not pregnant",
	pregnant: "pregnant",
	trying: "trying to conceive",
	breastfeeding: "breastfeeding",
} as const;

/** What the person answered, and what they use. */
export function personLines({ person, in_use }: AssistantContext): string[] {
	const { goals, issues, preferences } = person;
	return [
		tags("Goals they named", goals),
		tags("Issues they named", issues),
		...answerLines(preferences),
		...in_use.map(({ step, name, product }) => {
			const called = product === null ? plainName(name) : fullName(product);
			return `In use, ${plainName(step.replaceAll("_", " "))}: ${called}.`;
		}),
	].filter((line) => line !== "");
}

function tags(label: string, values: readonly string[]): string {
	return values.length === 0 ? "" : `${label}: ${joinWords(values.map(plainName))}.`;
}

function answerLines(preferences: Preferences): string[] {
	const { age_band, budget, pregnancy } = preferences;
	return [
		age_band === undefined ? "" : `Age band: ${age_band}.`,
		budget === undefined ? "" : `Budget: ${budget}.`,
		pregnancy === undefined ? "" : `They told us they are ${PREGNANCY[pregnancy]}.`,
		preferences.prescription_retinoid === true ? "They use a prescription retinoid." : "",
		preferences.prescription_acne === true ? "They use another acne medicine from a doctor." : "",
		preferences.fragrance_free === true ? "They want products without listed fragrance." : "",
		preferences.sensitive_skin === true ? "They call their skin sensitive." : "",
	];
}
