import { PAUSE_DAYS } from "../../routine/pause-ramp.ts";
import type { Preferences } from "../../routine/person.ts";
import { feltWords, signWords } from "../../shelf/told-words.ts";
import { dateWords } from "../../skin/biology-clock.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext, ToldOfSkin } from "../assistant-context.ts";
import { plainName } from "../writing/plain-name.ts";
import { fullName } from "./say-product.ts";

const PREGNANCY = {
	no: "not pregnant",
	pregnant: "pregnant",
	trying: "trying to conceive",
	breastfeeding: "breastfeeding",
} as const;

/** What the person answered, and what they use. */
export function personLines({ person, in_use, told }: AssistantContext): string[] {
	const { goals, issues, preferences } = person;
	return [
		tags("Goals they named", goals),
		tags("Issues they named", issues),
		...answerLines(preferences),
		...in_use.map(({ step, name, product }) => {
			const called = product === null ? plainName(name) : fullName(product);
			return `In use, ${plainName(step.replaceAll("_", " "))}: ${called}.`;
		}),
		...toldLines(told),
	].filter((line) => line !== "");
}

const MOST_PAUSES = 5;

/** How skin felt and what it did after a product; felt and told, and no reading of a photo. */
function toldLines(told: ToldOfSkin | undefined): string[] {
	const { days = [], reactions = [], stung = [] } = told ?? {};
	return [
		...days.map(({ day, felt }) => `Told on ${dateWords(day)}: skin ${feltWords(felt)}.`),
		...reactions.map(
			({ product, day, signs }) =>
				`Noted after ${plainName(product)} on ${dateWords(day)}: ${signWords(signs)}.`,
		),
		...stung
			.slice(-MOST_PAUSES)
			.map((day) => `Treatments began to rest for ${PAUSE_DAYS} days on ${dateWords(day)}.`),
	];
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
