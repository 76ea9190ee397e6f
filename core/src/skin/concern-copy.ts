import { assertNever } from "./assert-never.ts";
import type { Concern } from "./concern.ts";
import { amountWords, displayNumber } from "./metric-words.ts";
import type { MeasuredMetric, MetricZone } from "./observation.ts";
import { capitalize, placed } from "./zone-words.ts";

/** Just noticeable difference in CIELAB, delta E*76 (Mahy 1994). */
export const NOTICEABLE_COLOR_DIFFERENCE = 2.3;

export const CONCERN_NAMES: Record<Concern, string> = {
	acne: "Acne-like spots",
	redness: "Redness",
	dark_spots: "Dark spots",
	uneven_tone: "Uneven tone",
	shine: "Shine",
	pores: "Visible pores",
	lines: "Lines",
	under_eye: "Under-eye darkness",
	texture: "Uneven texture",
	dryness: "Dry-looking skin",
};

/** The concern inside a sentence. */
export const CONCERN_WORDS: Record<Concern, string> = {
	acne: "acne-like spots",
	redness: "redness",
	dark_spots: "darker marks",
	uneven_tone: "uneven tone",
	shine: "shine",
	pores: "visible pores",
	lines: "lines",
	under_eye: "under-eye darkness",
	texture: "uneven texture",
	dryness: "a dry look",
};

/**
 * One sentence with the number of the strongest reading. `lead` is its place ("On the left cheek, ") or empty where
 * the place was just named; `spread` is ", give or take 0.4" or empty.
 */
export function numberSentence(
	concern: Concern,
	metric: MeasuredMetric,
	lead: string,
	spread: string,
): string {
	return capitalize(`${lead}${numberClause(concern, amountWords(metric.metric, metric.value), spread)}`);
}

function numberClause(concern: Concern, amount: string, spread: string): string {
	switch (concern) {
		case "acne":
			return `we counted ${amount} that look raised and red${spread}.`;
		case "redness":
			return `your skin reads ${amount} above your own calmer skin${spread}.`;
		case "dark_spots":
			return `marks darker than their surroundings cover ${amount}${spread}.`;
		case "uneven_tone":
			return `color drifts by ${amount} from your own average${spread}; most people start to notice at ${NOTICEABLE_COLOR_DIFFERENCE}.`;
		case "shine":
			return `bright reflections cover ${amount}${spread}.`;
		case "pores":
			return `we counted ${amount}${spread}.`;
		case "lines":
			return `lines reach ${amount}${spread}.`;
		case "under_eye":
			return `the skin is ${amount} darker than your cheek${spread}.`;
		case "texture":
			return `fine roughness reaches ${amount}${spread}.`;
		case "dryness":
			return `fine roughness reaches ${amount}${spread}, with little shine.`;
		default:
			return assertNever(concern);
	}
}

/** What to keep in mind when reading this concern from a photo. */
export const READING_NOTES: Record<Concern, string> = {
	acne: "Freckles or stubble can be counted by mistake.",
	redness: "Heat, exercise and a hot shower show up as redness too.",
	dark_spots: "A photo cannot tell freckles from marks that spots leave behind.",
	uneven_tone: "Light from one side adds to this.",
	shine: "Sweat, a fresh cream or a lamp can look the same.",
	pores: "Pores are among the hardest things to read from a photo.",
	lines: "Only lines visible with a resting face count; very fine ones escape a camera.",
	under_eye: "Light from above deepens the shadow.",
	texture: "Most useful for comparing your own photos over time.",
	dryness: "This is appearance only: a photo cannot measure water in the skin.",
};

/** ", most of it on the nose"; empty where the whole face is meant. */
export function mostly(words: string, zone: MetricZone): string {
	return zone === "face" ? "" : `, ${words} ${placed([zone])}`;
}

/** The value as every text would show it: what a person could compare is what is compared. */
export function shownValue(metric: MeasuredMetric): number {
	return Number(displayNumber(metric.metric, metric.value));
}

/**
 * A true, good thing to say about a concern with severity 0 or 0.5, in words a person needs no legend for; `metric` is
 * the strongest reading, whose number stands with the readings.
 */
export function positiveSentence(concern: Exclude<Concern, "dryness">, metric: MeasuredMetric): string {
	const shown = shownValue(metric);
	const { zone } = metric;
	switch (concern) {
		case "acne":
			return shown === 0
				? "Clear of inflamed-looking spots in every area we could read."
				: `Hardly any inflamed-looking spots${mostly("the most", zone)}.`;
		case "redness":
			return shown > 0
				? `Calm color: only the usual redness${mostly("most", zone)}.`
				: "Calm color: no area reads redder than your own calmer skin.";
		case "dark_spots":
			return shown === 0
				? "No darker marks stood out in the areas we could read."
				: `Very few darker marks${mostly("most of them", zone)}.`;
		case "uneven_tone":
			return "No broad differences in tone stood out; freckles and small patches are not counted here.";
		case "shine":
			return shown === 0
				? "A soft finish without any shine."
				: `A soft finish with little shine${mostly("most of it", zone)}.`;
		case "pores":
			return `Pores stay discreet${shown === 0 ? "" : mostly("most visible", zone)}.`;
		case "lines":
			return "Lines are faint at rest.";
		case "under_eye":
			return "The skin under your eyes is hardly darker than your cheeks.";
		case "texture":
			return "A smooth-looking surface.";
		default:
			return assertNever(concern);
	}
}
