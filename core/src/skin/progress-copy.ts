import type { ClockReading } from "./biology-clock.ts";
import type { PhotoDifference } from "./compare-photos.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import { displayNumber } from "./metric-words.ts";
import { METRIC_NAMES, type MetricId, type MetricName, type MetricZone } from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";
import { joinWords, placed } from "./zone-words.ts";

/** Said wherever the noise rule claims nothing. */
export const NO_CHANGE = "No clear change: two photos of the same skin can differ this much.";

/** Photos that follow each other within the hour. */
export const SAME_SITTING =
	"These photos were taken in one sitting. Skin does not change that fast, so what differs between them is the photo.";

export const BASELINE =
	"This is your first scan, so it is the baseline. There is nothing to compare yet: take the next photo in about a week, in the same place and light and facing the camera, and it will show what changed.";

/** Where nothing is clear and one photo reads something as worse. */
export const NOT_SURE_YET = "No clear change yet: one photo alone reads worse, and that can be the photo.";

export const STEADY_ACTION =
	"Keep going, and scan again in about a week: more often shows light and mood, not skin.";
export const REGRESSION_ACTION =
	"Think back to what was new before this photo: a product, sun, weather, sleep. Keep the plan gentle until it settles.";
export const IMPROVEMENT_ACTION = "Whatever you changed, keep it: add nothing new for now.";

const VERBS: Record<MetricName, { better: string; worse: string }> = {
	redness: { better: "Redness eased", worse: "Redness rose" },
	inflamed_spots: { better: "Fewer acne-like spots", worse: "More acne-like spots" },
	dark_marks: { better: "Darker marks cover less", worse: "Darker marks cover more" },
	evenness: { better: "Tone looks more even", worse: "Tone looks less even" },
	shine: { better: "Less shine", worse: "More shine" },
	texture: { better: "Smoother-looking texture", worse: "Rougher-looking texture" },
	wrinkles: { better: "Fainter lines", worse: "Stronger lines" },
	pores: { better: "Fewer visible pores", worse: "More visible pores" },
	under_eye_darkness: { better: "Less under-eye darkness", worse: "More under-eye darkness" },
};

/** What a reading counts, as it stands before its numbers. */
const COUNTED: Record<MetricName, string> = {
	redness: "Redness points",
	inflamed_spots: "Spots counted",
	dark_marks: "Percent of the area",
	evenness: "Color-difference units",
	shine: "Percent of the area",
	texture: "Our texture index",
	wrinkles: "Our line index",
	pores: "Pores per square centimeter",
	under_eye_darkness: "Lightness points",
};

export const DIFFERENCE_WORDS: Record<PhotoDifference, string> = {
	engine: "The measuring method has been updated since then.",
	"head angle": "The head is turned or tilted differently.",
	"light direction": "The light comes from a different side.",
	sharpness: "One photo is sharper than the other.",
	"color of the light": "The light has a different color.",
	brightness: "One photo is brighter, with washed-out highlights.",
	distance: "The distance to the camera is different.",
};

export const DIFFERENCE_ACTIONS: Record<PhotoDifference, string> = {
	engine: "Take this scan as your new baseline.",
	"head angle": "Look straight into the camera, at eye level.",
	"light direction": "Face a window, as in your earlier photo.",
	sharpness: "Wipe the lens and hold still for a moment.",
	"color of the light": "Use the same light as before, daylight if you can.",
	brightness: "Step back from direct sun or a bright lamp.",
	distance: "Hold the camera as far away as in your earlier photo.",
};

/** One plain sentence for the zones of one metric that moved the same way; of several, `most` is named. */
export function changeSentence(
	metric: MetricName,
	verdict: "better" | "worse",
	{ zones, most }: { zones: readonly MetricZone[]; most: MetricZone },
): string {
	const several = zones.filter((zone) => zone !== "face").length > 1;
	const named = several && most !== "face" ? `, most ${placed([most])}` : "";
	return `${VERBS[metric][verdict]} ${placed(zones)}${named}.`;
}

/** What one photo alone reads as worse: told as that, never as a setback. */
export function notSureSentence(
	metric: MetricName,
	where: { zones: readonly MetricZone[]; most: MetricZone },
): string {
	const rose = changeSentence(metric, "worse", where).slice(0, -1);
	return `Not sure yet: ${rose.charAt(0).toLowerCase()}${rose.slice(1)}, but only in this photo. The next one decides.`;
}

/** Readings that lie below or above the person's own skin elsewhere have no least value. */
const RELATIVE: readonly MetricName[] = ["redness", "under_eye_darkness"];

/** The numbers behind a sentence: both readings, and how much of their difference the photos can explain. */
export function numbersSentence(
	metric: MetricName,
	{
		previous,
		value,
		detectable,
		verdict,
		not_sure_yet,
	}: Pick<MetricChange, "previous" | "value" | "detectable" | "verdict" | "not_sure_yet">,
): string {
	const [from, to, least] = [previous, value, detectable].map((one) => displayNumber(metric, one));
	const read = `${COUNTED[metric]}: ${from} before, ${to} now.`;
	const small =
		verdict === "no_change" &&
		!not_sure_yet &&
		!RELATIVE.includes(metric) &&
		Math.max(previous, value) < detectable;
	return small
		? `${read} That is too little to tell a change from the photo: it takes a difference of ${least}.`
		: `${read} A difference under ${least} can come from the photo alone.`;
}

/** "Your photos differ in head angle and sharpness, ..." */
export function notComparableWords(because: readonly PhotoDifference[]): string {
	return `This photo and your earlier one differ in ${differenceNames(because)}, so we hold back a verdict: the difference could be the photo and not your skin.`;
}

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

/** A change as it crosses the wire, where ids are plain text. */
type Change = Omit<MetricChange, "metric_id"> & { metric_id: string };

/** The zones of one metric that moved the same way. */
export interface ChangeGroup {
	metric: MetricName;
	verdict: "better" | "worse" | "not_sure_yet";
	/** In plain words. */
	sentence: string;
	/** The numbers of the zone that moved most. */
	numbers: string;
}

interface MetricPlace {
	metric: MetricName;
	zone: MetricZone;
}

/** "redness.left_cheek" as its parts; null for a metric of the wire that this version does not know. */
export function splitMetricId(id: MetricId): MetricPlace;
export function splitMetricId(id: string): MetricPlace | null;
export function splitMetricId(id: string): MetricPlace | null {
	const dot = id.indexOf(".");
	const metric = METRIC_NAMES.find((name) => name === id.slice(0, dot));
	return metric === undefined ? null : { metric, zone: id.slice(dot + 1) as MetricZone };
}

/** The change that moved most, in its unit. */
export function largestOf<T extends Pick<Change, "previous" | "value">>([first, ...others]: readonly T[]): T {
	if (first === undefined) throw new RangeError("Nothing was compared.");
	const size = ({ previous, value }: T) => Math.abs(value - previous);
	return others.reduce((top, change) => (size(change) > size(top) ? change : top), first);
}

/** What got better, metric by metric, then what got worse, then what one photo alone reads as worse. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
	const known = changes.flatMap((change) => {
		const named = splitMetricId(change.metric_id);
		return named === null ? [] : [{ ...change, ...named }];
	});
	return (["better", "worse", "not_sure_yet"] as const).flatMap((verdict) =>
		METRIC_NAMES.flatMap((metric) => {
			const moved = known.filter(
				(change) =>
					change.metric === metric && (change.not_sure_yet ? "not_sure_yet" : change.verdict) === verdict,
			);
			if (moved.length === 0) return [];
			const largest = largestOf(moved);
			const where = { zones: moved.map(({ zone }) => zone), most: largest.zone };
			return [
				{
					metric,
					verdict,
					sentence:
						verdict === "not_sure_yet"
							? notSureSentence(metric, where)
							: changeSentence(metric, verdict, where),
					numbers: numbersSentence(metric, largest),
				},
			];
		}),
	);
}
