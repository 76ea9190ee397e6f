import { dateWords, lastOfSittings, tooEarlyFor, withSittings } from "./biology-clock.ts";
import { comparePhotos, type PhotoDifference } from "./compare-photos.ts";
import type { Finding } from "./concern.ts";
import { type EarlierScan, judgePair, type KnownScan, READINGS_FOR_MEDIANS } from "./judge-pair.ts";
import {
	BASELINE,
	type ChangeGroup,
	DIFFERENCE_ACTIONS,
	DIFFERENCE_WORDS,
	groupChanges,
	IMPROVEMENT_ACTION,
	NO_CHANGE,
	NOT_SURE_YET,
	notComparableWords,
	REGRESSION_ACTION,
	SAME_SITTING,
	STEADY_ACTION,
	tooEarlyWords,
} from "./progress-copy.ts";
import type { MetricChange, ProgressSummary } from "./progress-summary.ts";

export interface CurrentScan {
	observation: KnownScan["observation"];
	findings: readonly Finding[];
}

function counted(count: number, singular: string, plural: string): string {
	if (count === 0) return `no ${singular}`;
	return `${count} ${count === 1 ? singular : plural}`;
}

function comparedWith(medians: boolean, earlier: EarlierScan): string {
	const date = dateWords(earlier.photo_date ?? earlier.created_at);
	if (medians) {
		// A report reads back a few months, and whoever compares two photos chooses: the day says which three they were.
		return `We set the middle of your last three comparable scans against that of ${date === null ? "three earlier ones" : `the three from ${date} on`}.`;
	}
	return date === null ? "Compared with your earlier scan." : `Compared with your scan of ${date}.`;
}

function earliness(scans: readonly EarlierScan[], current: EarlierScan, earlier: EarlierScan): string[] {
	const clocked = scans.map(({ created_at, treatments }) => ({
		at: created_at,
		...(treatments && { treatments }),
	}));
	const present = (findings: readonly Finding[]) =>
		findings.filter((finding) => (finding.severity ?? 0) >= 1).map((finding) => finding.concern);
	const concerns = [...new Set([...present(earlier.findings), ...present(current.findings)])];
	return tooEarlyWords(
		concerns.flatMap((concern) => tooEarlyFor(concern, earlier.created_at, clocked) ?? []),
	);
}

function verdict(improvements: number, regressions: number, unsure: number): string {
	if (improvements + regressions === 0) return unsure === 0 ? NO_CHANGE : NOT_SURE_YET;
	const better = counted(improvements, "clear improvement", "clear improvements");
	const worse = counted(regressions, "clear setback", "clear setbacks");
	const text = `${better} and ${worse}.`;
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const NOTHING: ProgressSummary = {
	overall_assessment: "",
	improvements: [],
	regressions: [],
	not_sure_yet: [],
	action_items: [],
	basis: "baseline",
	not_comparable_because: [],
	changes: [],
};

function notComparable(because: readonly PhotoDifference[]): ProgressSummary {
	return {
		...NOTHING,
		overall_assessment: notComparableWords(because),
		action_items: because.map((difference) => DIFFERENCE_ACTIONS[difference]),
		basis: "not_comparable",
		not_comparable_because: because.map((difference) => DIFFERENCE_WORDS[difference]),
	};
}

/** What changed between the scan at `before` and the last of these, which come oldest first. */
export function summarizePair(scans: readonly EarlierScan[], before: number): ProgressSummary {
	const [earlier, current] = [scans[before], scans.at(-1)];
	if (earlier === undefined || current === undefined) throw new RangeError("There is no such scan.");
	const { differences, changes: judged, medians, sameSitting } = judgePair(scans.map(knownScan), before);
	if (differences.length > 0) return notComparable(differences);
	const changes = judged.map(
		({ metric_id, previous, value, detectable, verdict, not_sure_yet }): MetricChange => ({
			metric_id,
			previous,
			value,
			detectable,
			verdict,
			not_sure_yet,
		}),
	);
	const said = groupChanges(changes);
	const told = (way: ChangeGroup["verdict"]) =>
		said.filter(({ verdict }) => verdict === way).map(({ sentence }) => sentence);
	const [improvements, regressions, not_sure_yet] = [told("better"), told("worse"), told("not_sure_yet")];
	const early = sameSitting ? [] : earliness(scans, current, earlier);
	const overall = sameSitting
		? SAME_SITTING
		: verdict(improvements.length, regressions.length, not_sure_yet.length);
	return {
		...NOTHING,
		overall_assessment: [overall, comparedWith(medians, earlier), ...early].join(" "),
		improvements,
		regressions,
		not_sure_yet,
		action_items: [
			...(regressions.length > 0 ? [REGRESSION_ACTION] : []),
			...(improvements.length > 0 && regressions.length === 0 ? [IMPROVEMENT_ACTION] : []),
			...(improvements.length + regressions.length === 0 ? [STEADY_ACTION] : []),
		],
		basis: "compared",
		changes,
	};
}

const knownScan = ({ observation, created_at }: EarlierScan): KnownScan => ({ observation, at: created_at });

/** Where the scan to compare the last one with stands; null where no earlier photo is comparable. */
function chooseEarlier(scans: readonly EarlierScan[]): number | null {
	const places = withSittings(scans.map(knownScan)).map((scan, place) => ({ ...scan, place }));
	const current = places.at(-1);
	const alike = places
		.slice(0, -1)
		.filter((scan) => current && comparePhotos(current.observation, scan.observation).length === 0);
	const before = lastOfSittings(alike.filter(({ sitting }) => sitting !== current?.sitting));
	// The one before the most recent: what that one says too is more than one photo's word.
	const recent = before.at(-2) ?? before.at(-1) ?? alike.at(-1);
	const chosen = before.length + 1 >= READINGS_FOR_MEDIANS ? before[0] : recent;
	return chosen?.place ?? null;
}

/**
 * What changed since earlier scans (newest first), by the noise rule of docs/science.md: a change is claimed only
 * above the detectable change and only between comparable photos, with the last comparable sitting but one, so that the
 * last one bears witness (with the last where there is no other); from six comparable sittings on with the first. `now`, the moment of the current photo, and dates are
 * ISO 8601 or null.
 */
export function summarizeProgress(
	current: CurrentScan,
	earlier: readonly EarlierScan[],
	now: string | null,
): ProgressSummary {
	const [latest] = earlier;
	if (latest === undefined) return { ...NOTHING, overall_assessment: BASELINE };
	const scans = [...earlier.toReversed(), { ...current, findings: [...current.findings], created_at: now }];
	const before = chooseEarlier(scans);
	return before === null
		? notComparable(comparePhotos(current.observation, latest.observation))
		: summarizePair(scans, before);
}
