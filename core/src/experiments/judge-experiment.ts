import { assertNever } from "../skin/assert-never.ts";
import { median } from "../skin/median.ts";
import { MEDIAN_OF_THREE_VARIANCE, smallestClaim } from "../skin/noise-rule.ts";
import { changeSentence, steadySentence } from "../skin/progress-copy.ts";
import type { TimedScan } from "../skin/progress-series.ts";
import { chooseAfter, chooseBaseline, differencesBetween } from "./choose-scans.ts";
import {
	BASELINE_SCANS,
	type ExperimentRecord,
	type ExperimentVerdict,
	experimentState,
	verdictAt,
} from "./experiment.ts";
import {
	baselineSentence,
	comparedSentence,
	missingSentence,
	NOT_MEASURED_ALIKE,
	notComparableSentence,
	STOPPED,
	tooEarlySentence,
	waitingSentence,
} from "./experiment-copy.ts";
import { type FaceReading, readWholeFace } from "./read-whole-face.ts";

const nothing = (sentence: string): ExperimentVerdict => ({
	verdict: null,
	change: null,
	band: null,
	sentence,
});

interface Middle extends FaceReading {
	variance: number;
}

function middleOf(readings: readonly FaceReading[]): Middle {
	return {
		value: median(readings.map(({ value }) => value)),
		sd: median(readings.map(({ sd }) => sd)),
		session: median(readings.map(({ session }) => session)),
		variance: readings.length === BASELINE_SCANS ? MEDIAN_OF_THREE_VARIANCE : 1,
	};
}

/** The change is claimed only beyond the noise rule; the larger session noise of both sides counts for both. */
function compare(
	{ metric, product }: ExperimentRecord,
	before: readonly FaceReading[],
	after: readonly FaceReading[],
): ExperimentVerdict {
	const [was, is] = [middleOf(before), middleOf(after)];
	const session = Math.max(was.session, is.session);
	const detectable = smallestClaim(metric, { ...was, session }, { ...is, session }, 1);
	const said = (sentence: string) => `${sentence} ${comparedSentence(product)}`;
	const numbers = { previous: was.value, value: is.value, detectable };
	const change = is.value - was.value;
	if (Math.abs(change) <= detectable) {
		return {
			verdict: "no_change",
			change,
			band: detectable,
			sentence: said(steadySentence(metric, numbers)),
		};
	}
	const verdict = change < 0 ? "better" : "worse";
	const moved = { ...numbers, metric_id: `${metric}.face`, verdict, zone: "face" } as const;
	return { verdict, change, band: detectable, sentence: said(changeSentence(metric, verdict, [moved])) };
}

function judgeDone(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	baseline: readonly TimedScan[],
	now: string,
): ExperimentVerdict {
	const reference = baseline.at(-1);
	if (reference === undefined) return nothing(missingSentence(null));
	const { comparable, odd, until } = chooseAfter(record, scans, reference);
	if (comparable.length === 0) {
		if (odd !== null) return nothing(notComparableSentence(differencesBetween(record, odd, reference)));
		const open = until !== null && Date.parse(now) <= Date.parse(until);
		return nothing(open ? waitingSentence(until) : missingSentence(until));
	}
	// Two scans have no middle: the newest speaks alone until there are three.
	const after = comparable.length < BASELINE_SCANS ? comparable.slice(-1) : comparable;
	const readings = readWholeFace([...baseline, ...after], record.metric);
	if (readings === null) return nothing(NOT_MEASURED_ALIKE);
	return compare(record, readings.slice(0, baseline.length), readings.slice(baseline.length));
}

/** What an experiment says at `now`, over all scans of the person in whatever order. */
export function judgeExperiment(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	now: string,
): ExperimentVerdict {
	const baseline = chooseBaseline(record, scans);
	const state = experimentState(record, now);
	switch (state) {
		case "baseline":
			return nothing(baselineSentence(baseline.length, record.product));
		case "running":
			return {
				...nothing(tooEarlySentence(record.metric, record.product, verdictAt(record))),
				verdict: "too_early",
			};
		case "stopped":
			return nothing(STOPPED);
		case "done":
			return judgeDone(record, scans, baseline, now);
		default:
			return assertNever(state);
	}
}
