import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import { metricLabel, shownNumber } from "../reading-words.tsx";
import type { ReportParts } from "../report-parts.ts";

interface Change {
	previous: number;
	value: number;
	/** The smallest change that may be claimed, in the metric's unit. */
	detectable: number;
}

interface BandScale {
	/** All in percent of the width. */
	bandFrom: number;
	bandTo: number;
	before: number;
	now: number;
}

const MARGIN = 8;

const DOTS: Record<Verdict, string> = {
	better: "fill-sage",
	worse: "fill-amber",
	no_change: "fill-ink-2",
};

export type MetricChange = NonNullable<ReportParts["progress_summary"]>["changes"][number];
type Verdict = MetricChange["verdict"];

const TONES = { better: "sage", worse: "amber", no_change: "neutral" } as const;
const copy = reportCopy.progress;

export function ChangeRow({ change }: { change: MetricChange }) {
	const { metric_id, previous, value, detectable, verdict, not_sure_yet } = change;
	return (
		<tr className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 break-inside-avoid wide:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_9.5rem_11rem]">
			<th
				scope="row"
				className="col-start-1 row-start-1 text-left font-medium wide:col-start-auto wide:row-start-auto"
			>
				{metricLabel(metric_id)}
			</th>
			<td className="col-span-2 row-start-2 wide:col-span-1 wide:row-start-auto">
				<BandChart change={change} verdict={verdict} />
				<span className="sr-only">{copy.photoAlone(shownNumber(metric_id, detectable))}</span>
			</td>
			<td className="col-span-2 row-start-3 text-small text-ink-2 tabular-nums wide:col-span-1 wide:row-start-auto">
				{`${shownNumber(metric_id, previous)} → ${shownNumber(metric_id, value)}`}
			</td>
			<td className="col-start-2 row-start-1 justify-self-end wide:col-start-auto wide:row-start-auto">
				<Tag tone={TONES[verdict]}>{not_sure_yet ? copy.notSureYet : copy.verdicts[verdict]}</Tag>
			</td>
		</tr>
	);
}

/** Before (tick), now (dot) and the band of photo noise between which nothing is claimed. The row says it in words. */
function BandChart({ change, verdict }: { change: Change; verdict: Verdict }) {
	const { bandFrom, bandTo, before, now } = bandScale(change);
	return (
		<svg
			viewBox="0 0 100 14"
			aria-hidden="true"
			preserveAspectRatio="none"
			className="h-7 w-full overflow-visible"
		>
			<rect
				x={bandFrom}
				y="1.5"
				width={bandTo - bandFrom}
				height="11"
				rx="1.5"
				className="fill-silk stroke-line"
				strokeWidth="1"
				vectorEffect="non-scaling-stroke"
			/>
			<path d={`M0 7H100`} className="stroke-line" strokeWidth="1" vectorEffect="non-scaling-stroke" />
			<path
				d={`M${before} 2V12`}
				className="stroke-ink-2"
				strokeWidth="2"
				vectorEffect="non-scaling-stroke"
			/>
			<path
				d={`M${before} 7H${now}`}
				className="stroke-ink-2"
				strokeWidth="1.5"
				vectorEffect="non-scaling-stroke"
			/>
			<ellipse cx={now} cy="7" rx="1.9" ry="3.6" className={DOTS[verdict]} />
		</svg>
	);
}

/** Places a change on a line: the noise band lies around the earlier value, everything stays inside the margins. */
export function bandScale({ previous, value, detectable }: Change): BandScale {
	const reach = Math.abs(detectable);
	const low = Math.min(previous - reach, value);
	const high = Math.max(previous + reach, value);
	const width = high - low;
	const at = (number: number) => (width === 0 ? 50 : MARGIN + ((number - low) / width) * (100 - 2 * MARGIN));
	return {
		bandFrom: at(previous - reach),
		bandTo: at(previous + reach),
		before: at(previous),
		now: at(value),
	};
}
