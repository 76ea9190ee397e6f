import type { Concern } from "./concern.ts";
import { NOTICEABLE_COLOR_DIFFERENCE, shownValue } from "./concern-copy.ts";
import { CONCERN_RULES, type MeasuredConcern } from "./concern-rules.ts";
import { statedSd } from "./noise-rule.ts";
import type { MeasuredMetric, MetricZone, Observation, StoredObservation } from "./observation.ts";
import {
	combineReadings,
	palerAreas,
	readingsIn,
	readMetric,
	showsRestingLines,
	zoneSeverity,
} from "./readings.ts";

type Seen = Pick<Observation | StoredObservation, "metrics">;

/** What people notice, in the metric's unit above what the zone usually reads. */
const NOTICED_FROM: Record<Exclude<MeasuredConcern, "acne" | "dark_spots">, number> = {
	redness: CONCERN_RULES.redness.map[1],
	uneven_tone: NOTICEABLE_COLOR_DIFFERENCE,
	shine: CONCERN_RULES.shine.map[1],
	pores: CONCERN_RULES.pores.map[1],
	lines: CONCERN_RULES.lines.map[1],
	under_eye: NOTICEABLE_COLOR_DIFFERENCE,
	texture: CONCERN_RULES.texture.map[1],
};

/**
 * A face this red over all of it may be flushed all over, so its even color is not called calm. Cameras differ by more
 * than a flush does: this withholds praise and never makes a finding.
 */
const CALM_OVERALL = 4.5;

/** What of a metric has to be read before it says anything good of the face. Lines have a rule of their own. */
const OPEN_ZONES: readonly MetricZone[] = [
	"forehead",
	"nose",
	"left_cheek",
	"right_cheek",
	"chin",
	"left_under_eye",
	"right_under_eye",
	"face",
];

/** Share of test spots that have to be found, and doubtful places that may be left, before "none" is praise. */
const PRAISING_POWER = 0.65;
const MOST_DOUBTFUL = 1;

/** From so many places too faint to count on, the skin is called neither calm nor even nor smooth; chosen on people (science.md). */
const MANY_FAINT = { acne: 8, dark_spots: 20 } as const;

/** From so many to expect on there is rather one than none. */
export const LIKELY = 0.5;

/** From this share of highlights on, percent, a forehead hides lines. */
const SHINING_FOREHEAD = CONCERN_RULES.shine.map[2];

/** From this severity on redness is named. */
const NAMED_REDNESS = 1;

/**
 * Whether all is well of a concern, which is more than that nothing is named: the whole face was read, every reading
 * with its margin lies below what people notice, and nothing else that was seen speaks against the word it is told in.
 */
export function isClearOf(observation: Seen, concern: Exclude<Concern, "dryness">): boolean {
	const { zones, face, unmeasured } = readMetric(observation.metrics, CONCERN_RULES[concern].metric);
	if (face === null && zones.length === 0) return false;
	if (concern === "lines" && !showsRestingLines(observation)) return false;
	if (concern !== "lines" && unmeasured.some(({ zone }) => OPEN_ZONES.includes(zone))) return false;
	if (concern === "acne" || concern === "dark_spots") return (face ? [face] : zones).every(wouldHaveShown);
	return staysUnnoticed(observation, concern) && !isSpokenAgainst(observation, concern);
}

/** Whether every reading with its margin lies below what people notice of this one concern. */
export function staysUnnoticed(observation: Seen, concern: keyof typeof NOTICED_FROM): boolean {
	const rule = CONCERN_RULES[concern];
	const { zones, face } = readMetric(observation.metrics, rule.metric);
	return [...zones, ...(face ? [face] : [])].every(
		(metric) => metric.value - (rule.usual?.[metric.zone] ?? 0) + statedSd(metric) < NOTICED_FROM[concern],
	);
}

/** Whether none is there, and those that are not there would have shown. */
function wouldHaveShown({ value, seen }: MeasuredMetric): boolean {
	return value === 0 && seen !== undefined && seen.power >= PRAISING_POWER && seen.doubtful <= MOST_DOUBTFUL;
}

/** Redness, spots and marks belong to the color and the surface of a face although they are measured apart. */
function isSpokenAgainst(observation: Seen, concern: MeasuredConcern): boolean {
	const spotted = countOf(observation, "acne") >= LIKELY || hasManyFaint(observation, "acne");
	switch (concern) {
		case "redness":
			return spotted || isRedAllOver(observation);
		case "uneven_tone": {
			if (palerAreas(observation).length > 0) return true;
			const marked = countOf(observation, "dark_spots") >= LIKELY || hasManyFaint(observation, "dark_spots");
			return spotted || marked || isRedAllOver(observation) || rednessOf(observation) >= NAMED_REDNESS;
		}
		case "texture":
			return spotted;
		case "under_eye":
			return hasRedCheeks(observation) || palerAreas(observation).length > 0;
		case "lines":
			return hasShiningForehead(observation);
		default:
			return false;
	}
}

/** How many spots or marks there are to expect. What was stored before that was known has some where it covers something. */
function countOf({ metrics }: Seen, concern: "acne" | "dark_spots"): number {
	const { zones, face } = readMetric(metrics, CONCERN_RULES[concern].metric);
	const count = ({ seen, ...metric }: MeasuredMetric) =>
		concern === "acne" ? metric.value : (seen?.expected ?? Math.sign(shownValue(metric)));
	return face ? count(face) : zones.reduce((sum, metric) => sum + count(metric), 0);
}

/** Places that may be one and are too faint to count. */
export function faintIn({ seen }: MeasuredMetric): number {
	return seen?.faint ?? 0;
}

/** Whether there are many of them. */
export function hasManyFaint({ metrics }: Seen, concern: "acne" | "dark_spots"): boolean {
	const { zones, face } = readMetric(metrics, CONCERN_RULES[concern].metric);
	return (face ? [face] : zones).reduce((sum, metric) => sum + faintIn(metric), 0) >= MANY_FAINT[concern];
}

/** A face red all over, or one in warm light: which of them no photo tells. */
export function isRedAllOver({ metrics }: Seen): boolean {
	return (readMetric(metrics, CONCERN_RULES.redness.metric).face?.overall ?? 0) > CALM_OVERALL;
}

function rednessOf({ metrics }: Seen): number {
	return combineReadings(CONCERN_RULES.redness, readMetric(metrics, CONCERN_RULES.redness.metric)) ?? 0;
}

/** Lines are read on matte skin: furrows drawn under such gloss were not seen on people. */
function hasShiningForehead({ metrics }: Seen): boolean {
	const [forehead] = readingsIn(readMetric(metrics, CONCERN_RULES.shine.metric), ["forehead"]);
	return forehead !== undefined && forehead.value >= SHINING_FOREHEAD;
}

/** Skin under the eyes is held against the cheeks: where they are red it looks light beside them. */
function hasRedCheeks({ metrics }: Seen): boolean {
	const cheeks = readingsIn(readMetric(metrics, CONCERN_RULES.redness.metric), ["left_cheek", "right_cheek"]);
	return cheeks.some((metric) => zoneSeverity(CONCERN_RULES.redness, metric) >= NAMED_REDNESS);
}
