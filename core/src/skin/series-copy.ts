import { weeksToJudge } from "./biology-clock.ts";
import type { PhotoDifference } from "./compare-photos.ts";
import type { Concern } from "./concern.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import type { MetricName } from "./observation.ts";
import { DIFFERENCE_WORDS } from "./progress-copy.ts";
import { joinWords } from "./zone-words.ts";

/** How a photo differs from the one it is held against; an expression only matters where it folds the skin. */
export type SeriesDifference = PhotoDifference | "expression";

export function differenceWords(difference: SeriesDifference): string {
	return difference === "expression"
		? "The face shows a different expression."
		: DIFFERENCE_WORDS[difference];
}

export function differenceNames(differences: readonly SeriesDifference[]): string {
	return joinWords(differences.map((name) => (name === "engine" ? "measuring method" : name)));
}

/** Only one reading so far. */
export const ONE_READING = "One reading so far. The next photo taken the same way will show what changed.";

export function nothingComparable(differences: readonly SeriesDifference[]): string {
	return `Your newest photo and the one before differ in ${differenceNames(differences)}, so we hold back a verdict: the difference could be the photo and not your skin.`;
}

/** Before the biology clock has run; it follows what the noise rule says. */
export function tooEarlySentence(metric: MetricName, concern: Concern, days: number): string {
	const span = days === 1 ? "1 day" : `${days} days`;
	return `It is too early to judge a routine: give ${CONCERN_WORDS[concern]} ${weeksToJudge(metric)} weeks; these photos span ${span}.`;
}
