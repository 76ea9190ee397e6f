import { joinWords } from "@dewlight/core/skin/zone-words.ts";

/** ["morning_serum", "night_serum"] as "morning serum and night serum"; places outside of the steps say nothing. */
export function placeWords(steps: readonly string[]): string {
	return joinWords(steps.filter((step) => step.includes("_")).map((step) => step.replaceAll("_", " ")));
}
