import type { ClockReading } from "./biology-clock.ts";
import type { PhotoDifference } from "./compare-photos.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
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
export function tooEarlySentence({ concern, weeks, days, paced, first_look }: ClockReading): string {
	const span = days === 1 ? "1 day" : `${days} days`;
	const counted = paced ? `your treatment has run at its full pace for ${span}` : `these photos span ${span}`;
	const give = `give ${CONCERN_WORDS[concern]} ${weeks} weeks`;
	return first_look
		? `This is a first look and no verdict on a routine: ${give}; ${counted}.`
		: `It is too early to judge a routine: ${give}; ${counted}.`;
}

/** The same for a whole report: what is too early, what is a first look, and what the weeks count from. */
export function tooEarlyWords(readings: readonly ClockReading[]): string[] {
	const named = (looks: boolean) =>
		readings
			.filter(({ first_look }) => first_look === looks)
			.map(({ concern, weeks }) => `${CONCERN_WORDS[concern]} ${weeks} weeks`);
	const [early, looks] = [named(false), named(true)];
	return [
		...(early.length > 0 ? [`It is too early to judge a routine: give ${joinWords(early)}.`] : []),
		...(looks.length > 0
			? [`This is a first look and no verdict on a routine: give ${joinWords(looks)}.`]
			: []),
		...(readings.some(({ paced }) => paced)
			? ["The weeks count from the day a treatment has reached its full pace."]
			: []),
	];
}
