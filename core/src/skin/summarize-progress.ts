import { assertNever } from "./assert-never.ts";
import { dateWords, daysBetween, tooEarlyFor } from "./biology-clock.ts";
import { type Comparison, chooseComparison } from "./choose-comparison.ts";
import { compareMetrics } from "./compare-metrics.ts";
import type { Finding } from "./concern.ts";
import { CONCERN_WORDS } from "./concern-copy.ts";
import type { EarlierScan } from "./earlier-scan.ts";
import { METRIC_NAMES, type MetricZone, type Observation, type StoredObservation } from "./observation.ts";
import {
	BASELINE,
	changeSentence,
	DIFFERENCE_ACTIONS,
	DIFFERENCE_WORDS,
	IMPROVEMENT_ACTION,
	NO_CHANGE,
	notComparableWords,
	REGRESSION_ACTION,
	STEADY_ACTION,
} from "./progress-copy.ts";
import type { MetricChange, ProgressSummary } from "./progress-summary.ts";
import { joinWords } from "./zone-words.ts";

export interface CurrentScan {
	observation: Observation | StoredObservation;
	findings: readonly Finding[];
}

function sentences(changes: readonly MetricChange[], verdict: "better" | "worse"): string[] {
	return METRIC_NAMES.flatMap((metric) => {
		const moved = changes
			.filter((change) => change.verdict === verdict && change.metric_id.startsWith(`${metric}.`))
			.map((change) => ({ ...change, zone: change.metric_id.slice(metric.length + 1) as MetricZone }));
		return moved.length === 0 ? [] : [changeSentence(metric, verdict, moved)];
	});
}

function counted(count: number, singular: string, plural: string): string {
	if (count === 0) return `no ${singular}`;
	return `${count} ${count === 1 ? singular : plural}`;
}

function comparedWith(comparison: Extract<Comparison, { kind: "compared" }>): string {
	const date = dateWords(comparison.earlier.created_at);
	if (comparison.medians) {
		return `We set the middle of your last three comparable scans against that of your first three${date === null ? "" : `, the oldest from ${date}`}.`;
	}
	return date === null ? "Compared with your earlier scan." : `Compared with your scan of ${date}.`;
}

function earliness(current: CurrentScan, earlier: EarlierScan, now: string | null): string[] {
	const days = daysBetween(earlier.created_at, now);
	if (days === null) return [];
	const present = (findings: readonly Finding[]) =>
		findings.filter((finding) => (finding.severity ?? 0) >= 1).map((finding) => finding.concern);
	const concerns = [...new Set([...present(earlier.findings), ...present(current.findings)])];
	const early = tooEarlyFor(concerns, days).map(
		({ concern, weeks }) => `${CONCERN_WORDS[concern]} ${weeks} weeks`,
	);
	return early.length === 0 ? [] : [`It is too early to judge a routine: give ${joinWords(early)}.`];
}

function verdict(improvements: number, regressions: number): string {
	if (improvements + regressions === 0) return NO_CHANGE;
	const better = counted(improvements, "clear improvement", "clear improvements");
	const worse = counted(regressions, "clear setback", "clear setbacks");
	const text = `${better} and ${worse} beyond photo noise.`;
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What changed since earlier scans (newest first), by the noise rule of docs/science.md: a change is claimed only
 * above the detectable change and only between comparable photos. `now` and dates are ISO 8601 or null.
 */
export function summarizeProgress(
	current: CurrentScan,
	earlier: readonly EarlierScan[],
	now: string | null,
): ProgressSummary {
	const comparison = chooseComparison(current.observation, earlier);
	switch (comparison.kind) {
		case "baseline":
			return {
				overall_assessment: BASELINE,
				improvements: [],
				regressions: [],
				action_items: [],
				basis: "baseline",
				not_comparable_because: [],
				changes: [],
			};
		case "not_comparable":
			return {
				overall_assessment: notComparableWords(comparison.because),
				improvements: [],
				regressions: [],
				action_items: comparison.because.map((difference) => DIFFERENCE_ACTIONS[difference]),
				basis: "not_comparable",
				not_comparable_because: comparison.because.map((difference) => DIFFERENCE_WORDS[difference]),
				changes: [],
			};
		case "compared": {
			const changes = compareMetrics(comparison.before, comparison.after);
			const improvements = sentences(changes, "better");
			const regressions = sentences(changes, "worse");
			const early = earliness(current, comparison.earlier, now);
			const actions = [
				...(regressions.length > 0 ? [REGRESSION_ACTION] : []),
				...(improvements.length > 0 && regressions.length === 0 ? [IMPROVEMENT_ACTION] : []),
				...(improvements.length + regressions.length === 0 ? [STEADY_ACTION] : []),
			];
			return {
				overall_assessment: [
					verdict(improvements.length, regressions.length),
					comparedWith(comparison),
					...early,
				].join(" "),
				improvements,
				regressions,
				action_items: actions,
				basis: "compared",
				not_comparable_because: [],
				changes,
			};
		}
		default:
			return assertNever(comparison);
	}
}
