import { faintIn, hasManyFaint, isClearOf, isRedAllOver, LIKELY } from "./clear-of.ts";
import type { Concern, Finding } from "./concern.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import { CONCERN_RULES } from "./concern-rules.ts";
import { concernPhrase, isDeepTone } from "./condition-notes.ts";
import { isReportable } from "./find-concerns.ts";
import { likelyNumber } from "./likely-number.ts";
import { shareFound } from "./metric-words.ts";
import type { MeasuredMetric, Observation, StoredObservation } from "./observation.ts";
import { palerAreas, readMetric } from "./readings.ts";
import { joinWords, placed } from "./zone-words.ts";

export type MeasuredFinding = Finding & { severity: number };

/** The findings of one observation, most severe first: those a report names, those too slight for that, those left open. */
export interface SortedFindings {
	key: readonly MeasuredFinding[];
	calm: readonly MeasuredFinding[];
	unread: readonly Finding[];
}

type Seen = Observation | StoredObservation;

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** From so many marks on "a few" is "several"; more places than that are not listed one by one. */
const SEVERAL_MARKS = 6;
const MOST_PLACES = 3;

/** The paragraph a report begins with. What the picture rings is told, and what was seen too faintly to count as well. */
export function assessOverall(observation: Seen, { key, calm, unread }: SortedFindings): string {
	const few = [lighterAreas(observation), fewSpots(observation, calm), fewMarks(observation, calm)].filter(
		(text) => text !== "",
	);
	const faint = faintPlaces(observation);
	const flushed = wholeFaceRed(observation, [...key, ...calm]);
	const sentences: string[] = [];
	const [first, second] = key;
	if (first === undefined) {
		const enough = calm.length > 0 && isReportable(unread.map(({ concern }) => concern));
		if (!enough) sentences.push("This photo did not show enough to describe your skin.");
		sentences.push(...few);
		if (enough) sentences.push(nothingNamed(observation, calm, few.length > 0));
	} else {
		if (isMostlyClear(observation, [...key, ...calm]))
			sentences.push("Most of what this photo shows looks calm.");
		const rest = second === undefined ? "" : `, followed by ${CONCERN_WORDS[second.concern]}`;
		const what = `${concernPhrase(first.concern, first.severity)} ${placed(first.zones)}`;
		sentences.push(`What stands out most: ${what} (${first.severity} of 5)${rest}.`, ...few);
	}
	if (flushed !== "") sentences.push(flushed);
	if (faint !== "" && calm.length + key.length > 0) sentences.push(faint);
	if (unread.length > 0 && calm.length + key.length > 0) {
		const names = joinWords(unread.map((finding) => CONCERN_WORDS[finding.concern]));
		sentences.push(`Left open, because this photo could not show it: ${names}.`);
	}
	return sentences.join(" ");
}

/** Where no concern is named: calm is said only where all of it is clear, otherwise what we do is told and not how skin is. */
function nothingNamed(observation: Seen, calm: readonly MeasuredFinding[], hasTold: boolean): string {
	if (hasTold) return "Nothing else in this photo is strong enough for us to name.";
	const isCalm = openTo(calm).every((concern) => isClearOf(observation, concern));
	return isCalm && !hasFaint(observation)
		? "Nothing stands out: everything this photo could show looks calm."
		: "Nothing in this photo is strong enough for us to name.";
}

function isMostlyClear(observation: Seen, measured: readonly MeasuredFinding[]): boolean {
	const concerns = openTo(measured);
	const clear = concerns.filter((concern) => isClearOf(observation, concern));
	return 2 * clear.length > concerns.length && !hasFaint(observation);
}

/** What may be praised at all. A dry look never is: a photo shows no water. */
function openTo(findings: readonly MeasuredFinding[]): Exclude<Concern, "dryness">[] {
	return findings.flatMap(({ concern }) => (concern === "dryness" ? [] : [concern]));
}

/** From this severity on redness is told plainly enough. */
const PLAIN_REDNESS = 2;

/**
 * Zones are held against the own forehead, chin and jaw, so a face that is red all over is named too little. Empty where
 * nothing speaks for that, and on deep tones, where the report says that a camera sees redness poorly.
 */
function wholeFaceRed(observation: Seen, measured: readonly MeasuredFinding[]): string {
	const redness = measured.find(({ concern }) => concern === "redness");
	if (redness === undefined || redness.severity >= PLAIN_REDNESS) return "";
	return isRedAllOver(observation) && !isDeepTone(observation)
		? "The face may be redder as a whole than we say here, or the light warm: we mostly compare its places with each other."
		: "";
}

/** Empty where no area is clearly lighter. */
function lighterAreas(observation: Seen): string {
	const zones = palerAreas(observation);
	return zones.length === 0 ? "" : `Clearly lighter areas show ${placed(zones)}.`;
}

/** Spots too few to be a finding. Empty where there are none. */
function fewSpots({ metrics }: Seen, calm: readonly MeasuredFinding[]): string {
	if (!calm.some(({ concern }) => concern === "acne")) return "";
	const { zones, face } = readMetric(metrics, CONCERN_RULES.acne.metric);
	const spotted = zones.filter(({ value }) => value > 0);
	const count = spotted.reduce((sum, { value }) => sum + value, 0);
	if (count === 0) return "";
	const what = count === 1 ? "red spot shows" : "red spots show";
	const share = face === null ? "" : shareFound(face);
	return `${NUMBERS[count] ?? count} ${what} ${placed(spotted.map(({ zone }) => zone))}${share && `; ${share}`}.`;
}

/** Marks too few to be a finding: about how many, because near the limits they count in part. Empty where there are none. */
function fewMarks({ metrics }: Seen, calm: readonly MeasuredFinding[]): string {
	if (!calm.some(({ concern }) => concern === "dark_spots")) return "";
	const { zones, face } = readMetric(metrics, CONCERN_RULES.dark_spots.metric);
	const marked = zones.filter((metric) => expectedIn(metric) >= LIKELY);
	if (expectedIn(face) < LIKELY || marked.length === 0) return "";
	const shown = Math.max(marked.length, Math.round(expectedIn(face)));
	const count = Math.max(shown, (face === null ? null : likelyNumber(face))?.number ?? 0);
	const what =
		shown === 1
			? "One darker mark shows"
			: `${count < SEVERAL_MARKS ? "A few" : "Several"} darker marks show`;
	return marked.length <= MOST_PLACES
		? `${what} ${placed(marked.map(({ zone }) => zone))}.`
		: `${what}, the most ${placed([strongest(marked, expectedIn).zone])}.`;
}

function expectedIn(metric: MeasuredMetric | null): number {
	return metric?.seen?.expected ?? 0;
}

const FAINT_CONCERNS = ["acne", "dark_spots"] as const;

function hasFaint(observation: Seen): boolean {
	return FAINT_CONCERNS.some((concern) => hasManyFaint(observation, concern));
}

/** What may be there and is too faint to count, with the place that has most of it. Empty where there is little. */
function faintPlaces(observation: Seen): string {
	const concern = FAINT_CONCERNS.find((one) => hasManyFaint(observation, one));
	if (concern === undefined) return "";
	const { zones } = readMetric(observation.metrics, CONCERN_RULES[concern].metric);
	const where = zones.length === 0 ? "" : `, the most ${placed([strongest(zones, faintIn).zone])},`;
	return `More places${where} may be spots, marks, freckles or single hairs: too faint for us to count.`;
}

function strongest<One>(all: readonly One[], of: (one: One) => number): One {
	return all.reduce((top, one) => (of(one) > of(top) ? one : top));
}
