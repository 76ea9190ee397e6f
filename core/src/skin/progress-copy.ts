import type { PhotoDifference } from "./compare-photos.ts";
import { displayNumber } from "./metric-words.ts";
import type { MetricName, MetricZone } from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";
import { joinWords, placed } from "./zone-words.ts";

export const NO_CHANGE = "No change larger than photo noise.";

export const BASELINE =
	"This is your first scan, so it is the baseline. There is nothing to compare yet: take the next photo in about a week, in the same place and light and facing the camera, and it will show what changed.";

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

const UNIT_WORDS: Record<MetricName, string> = {
	redness: "redness points",
	inflamed_spots: "spots",
	dark_marks: "percent of the area",
	evenness: "color-difference units",
	shine: "percent of the area",
	texture: "on our texture index",
	wrinkles: "on our line index",
	pores: "per square centimeter",
	under_eye_darkness: "lightness points",
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

/** Rounded down beside a claimed change, which is then never smaller, and up beside one that is not claimed. */
function shownNoise(metric: MetricName, detectable: number, round = Math.floor): string {
	const scale = metric === "texture" || metric === "wrinkles" ? 100 : isWhole(metric) ? 1 : 10;
	return displayNumber(metric, round(detectable * scale) / scale);
}

function isWhole(metric: MetricName): boolean {
	return metric === "inflamed_spots" || metric === "pores";
}

/** One sentence for the zones of one metric that moved the same way; numbers are those of the largest move. */
export function changeSentence(
	metric: MetricName,
	verdict: "better" | "worse",
	moved: readonly (MetricChange & { zone: MetricZone })[],
): string {
	const largest = moved.reduce((top, change) =>
		Math.abs(change.value - change.previous) > Math.abs(top.value - top.previous) ? change : top,
	);
	const zones = moved.map((change) => change.zone);
	const where = placed(zones);
	const several = zones.filter((zone) => zone !== "face").length > 1;
	const most = several && largest.zone !== "face" ? `, most ${placed([largest.zone])}` : "";
	const from = displayNumber(metric, largest.previous);
	const to = displayNumber(metric, largest.value);
	const noise = shownNoise(metric, largest.detectable);
	return `${VERBS[metric][verdict]} ${where}${most}: from ${from} to ${to} ${UNIT_WORDS[metric]}. Photo noise explains up to ${noise}.`;
}

/** What two readings show when they differ by no more than the noise. */
export function steadySentence(
	metric: MetricName,
	change: Pick<MetricChange, "previous" | "value" | "detectable">,
): string {
	const [from, to] = [displayNumber(metric, change.previous), displayNumber(metric, change.value)];
	const noise = shownNoise(metric, change.detectable, Math.ceil);
	return `${NO_CHANGE} From ${from} to ${to} ${UNIT_WORDS[metric]}; photo noise explains up to ${noise}.`;
}

/** "Your photos differ in head angle and sharpness, ..." */
export function notComparableWords(because: readonly PhotoDifference[]): string {
	const named = joinWords(
		because.map((difference) => (difference === "engine" ? "measuring method" : difference)),
	);
	return `This photo and your earlier one differ in ${named}, so we hold back a verdict: the difference could be the photo and not your skin.`;
}
