import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import { metricLabel, shownNumber } from "../metric-label.ts";
import type { ReportParts } from "../report-parts.ts";
import { BandChart } from "./band-chart.tsx";

export type MetricChange = NonNullable<ReportParts["progress_summary"]>["changes"][number];
export type Verdict = MetricChange["verdict"];

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
