import { assertNever } from "../skin/assert-never.ts";
import { explainDifference, type KnownScan, noiseWindow, steadinessIn } from "../skin/judge-pair.ts";
import { READINGS_TOGETHER } from "../skin/noise-rule.ts";
import { changeSentence, NO_CHANGE, notSureSentence, numbersSentence } from "../skin/progress-copy.ts";
import type { TimedScan } from "../skin/progress-summary.ts";
import {
	BASELINE_SCANS,
	type ExperimentRecord,
	type ExperimentUse,
	type ExperimentVerdict,
	experimentState,
	LEAST_USE,
	verdictAt,
} from "./experiment.ts";
import {
	baselineSentence,
	comparedSentence,
	missingSentence,
	NEXT,
	NOT_MEASURED_ALIKE,
	notComparableSentence,
	STOPPED,
	tooEarlySentence,
	UNKNOWN_USE,
	usedSentence,
	usedTooLittleSentence,
	usedTooShortSentence,
	waitingSentence,
} from "./experiment-copy.ts";
import {
	chooseAfter,
	chooseBaseline,
	differencesBetween,
	inTime,
	readZones,
	wholeFaceZones,
} from "./experiment-scans.ts";

const nothing = (sentence: string, next: string | null = null): ExperimentVerdict => ({
	verdict: null,
	change: null,
	band: null,
	sentence,
	numbers: null,
	next,
});

interface Sides {
	before: readonly TimedScan[];
	after: readonly TimedScan[];
	/** Every scan up to the last of `after`, oldest first. */
	known: readonly TimedScan[];
}

/** The middle of the face over three scans before against that after, by the same rule as every other comparison. */
function compare({ metric, product }: ExperimentRecord, { before, after, known }: Sides): ExperimentVerdict {
	const zones = wholeFaceZones([...before, ...after], metric);
	const read = (scan: KnownScan) => readZones(scan, metric, zones);
	const sides = [before, after].map((scans) => scans.flatMap((scan) => read(scan) ?? []));
	const explained = explainDifference(metric, sides[0] ?? [], sides[1] ?? [], {
		compared: READINGS_TOGETHER,
		steadiness: steadinessIn(noiseWindow(known), metric, read),
		sameSitting: false,
	});
	if (explained === null) return nothing(NOT_MEASURED_ALIKE, NEXT.like);
	const { verdict, previous, value, detectable, not_sure_yet } = explained;
	const where = { zones: ["face"], most: "face" } as const;
	const still = not_sure_yet ? notSureSentence(metric, where) : NO_CHANGE;
	const moved = verdict === "no_change" ? still : changeSentence(metric, verdict, where);
	return {
		verdict,
		change: value - previous,
		band: detectable,
		sentence: `${moved} ${comparedSentence(product)}`,
		numbers: numbersSentence(metric, explained),
		next: not_sure_yet ? NEXT.once_more : NEXT[verdict],
	};
}

/** What was compared, as far as the use of the product lets it be said. */
function withUse(
	{ product, weeks }: ExperimentRecord,
	compared: ExperimentVerdict,
	use: ExperimentUse | null,
): ExperimentVerdict {
	if (compared.verdict === null) return compared;
	if (use === null) return { ...compared, sentence: `${compared.sentence} ${UNKNOWN_USE}` };
	if (use.done < use.planned * LEAST_USE) return nothing(usedTooLittleSentence(product, use), NEXT.again);
	if (compared.next === NEXT.no_change && use.needsWeeks !== null && weeks < use.needsWeeks)
		return nothing(usedTooShortSentence(product, weeks, use.needsWeeks), NEXT.longer);
	return { ...compared, sentence: `${compared.sentence} ${usedSentence(use)}` };
}

function judgeDone(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	baseline: readonly TimedScan[],
	{ now, use }: { now: string; use: ExperimentUse | null },
): ExperimentVerdict {
	const reference = baseline.at(-1);
	if (reference === undefined) return nothing(missingSentence(null), NEXT.like);
	const { comparable, odd, until } = chooseAfter(record, scans, reference);
	if (comparable.length === 0) {
		if (odd !== null)
			return nothing(notComparableSentence(differencesBetween(record, odd, reference)), NEXT.like);
		const open = until !== null && Date.parse(now) <= Date.parse(until);
		return open ? nothing(waitingSentence(until)) : nothing(missingSentence(until), NEXT.like);
	}
	// Two scans have no middle: the newest speaks alone until there are three.
	const after = comparable.length < BASELINE_SCANS ? comparable.slice(-1) : comparable;
	const known = inTime(scans).filter(({ at }) => Date.parse(at) <= Date.parse(after.at(-1)?.at ?? now));
	return withUse(record, compare(record, { before: baseline, after, known }), use);
}

/**
 * What an experiment says at `now`, over all scans of the person in whatever order. `use` is null where nobody told how often
 * the product was used.
 */
export function judgeExperiment(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	now: string,
	use: ExperimentUse | null = null,
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
			return judgeDone(record, scans, baseline, { now, use });
		default:
			return assertNever(state);
	}
}
