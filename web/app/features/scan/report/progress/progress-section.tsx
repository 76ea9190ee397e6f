import { type ChangeGroup, groupChanges } from "@dewlight/core/skin/progress-copy.ts";
import { ArrowRight } from "lucide-react";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Tag, VerdictMark } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import { metricLabel, shownNumber } from "../reading-words.tsx";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../report-section.tsx";

type MetricChange = NonNullable<ReportParts["progress_summary"]>["changes"][number];
type Verdict = MetricChange["verdict"];

const copy = reportCopy.progress;

type Summary = NonNullable<ReportParts["progress_summary"]>;

const BASIS = {
	baseline: copy.baseline,
	not_comparable: copy.notComparable,
};

export function ProgressSection({ summary }: { summary: Summary }) {
	const groups = groupChanges(summary.changes);
	return (
		<Section id={SECTION_IDS.progress} title={copy.title}>
			<div className="grid gap-4 wide:gap-6">
				<p className="max-w-reading text-lead">
					{summary.basis !== undefined && summary.basis !== "compared" && (
						<Tag tone="fig" className="mr-2 align-[0.1em]">
							{BASIS[summary.basis]}
						</Tag>
					)}
					{summary.overall_assessment}
				</p>
				{summary.not_comparable_because.length > 0 && (
					<Notice title={copy.whyNot}>
						<ul className="grid gap-1">
							{summary.not_comparable_because.map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</Notice>
				)}
				<div className="grid gap-4 empty:hidden desk:auto-cols-fr desk:grid-flow-col">
					<Sentences
						verdict="better"
						title={copy.improvements}
						items={summary.improvements}
						groups={groups}
						style="bg-sage-soft text-sage"
					/>
					<Sentences
						verdict="worse"
						title={copy.regressions}
						items={summary.regressions}
						groups={groups}
						style="bg-amber-soft text-amber"
					/>
					<Sentences
						verdict="not_sure_yet"
						title={copy.notSureYet}
						items={summary.not_sure_yet}
						groups={groups}
						style="bg-sand text-ink-2"
					/>
				</div>
				{summary.changes.length > 0 ? <ChangeTable changes={summary.changes} /> : <AllReadings />}
				{summary.action_items.length > 0 && (
					<div className="grid gap-1 wide:gap-3">
						<h3 className="text-h3">{copy.actions}</h3>
						<ul className="grid max-w-reading gap-2">
							{summary.action_items.map((text) => (
								<li key={text} className="flex items-start gap-3">
									<ArrowRight aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-fig" />
									{text}
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</Section>
	);
}

interface SentencesProps {
	verdict: ChangeGroup["verdict"];
	title: string;
	/** In plain words; what they were read from lies one tap behind. */
	items: readonly string[];
	groups: readonly ChangeGroup[];
	style: string;
}

function Sentences({ verdict, title, items, groups, style }: SentencesProps) {
	if (items.length === 0) return null;
	const behind = groups.filter((group) => group.verdict === verdict);
	return (
		<div className={`grid content-start gap-2 rounded-lg px-5 py-4 wide:gap-3 wide:p-5 ${style}`}>
			<h3 className="flex items-center gap-2 text-h3">
				{verdict !== "not_sure_yet" && <VerdictMark verdict={verdict} />}
				{title}
			</h3>
			<ul className="grid gap-1 text-ink wide:gap-2">
				{items.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			{behind.length > 0 && (
				<Disclosure summary={copy.numbers} className="max-wide:-my-2">
					<ul className="grid gap-2 text-small text-ink">
						{behind.map(({ metric, sentence, numbers }) => (
							<li key={metric}>
								<span className="font-medium">{sentence}</span> {numbers}
							</li>
						))}
					</ul>
				</Disclosure>
			)}
		</div>
	);
}

const AllReadings = () => (
	<TextLink
		to={paths.progress}
		className="inline-flex min-h-11 items-center justify-self-start text-small max-wide:-my-2 print:hidden"
	>
		{copy.allReadings}
	</TextLink>
);

/** The numbers, one tap behind the words: what moved, and folded once more what did not. */
function ChangeTable({ changes }: { changes: readonly MetricChange[] }) {
	const moved = changes.filter((change) => change.verdict !== "no_change" || change.not_sure_yet);
	const still = changes.filter((change) => change.verdict === "no_change" && !change.not_sure_yet);
	return (
		<Disclosure summary={copy.tableTitle} className="max-wide:-my-2">
			<div className="grid gap-3">
				<p className="max-w-reading text-small text-ink-2">{copy.tableLead}</p>
				{moved.length > 0 && <Rows changes={moved} />}
				{still.length > 0 && moved.length > 0 && (
					<Disclosure summary={copy.more(still.length)} onPaper={false}>
						<Rows changes={still} />
					</Disclosure>
				)}
				{moved.length === 0 && <Rows changes={still} />}
				<AllReadings />
			</div>
		</Disclosure>
	);
}

function Rows({ changes }: { changes: readonly MetricChange[] }) {
	return (
		<table className="block w-full text-[1rem]">
			<thead className="sr-only">
				<tr>
					<th scope="col">{copy.columns.reading}</th>
					<th scope="col">{copy.columns.band}</th>
					<th scope="col">{`${copy.columns.before}, ${copy.columns.now}`}</th>
					<th scope="col">{copy.columns.verdict}</th>
				</tr>
			</thead>
			<tbody className="block border-t border-line">
				{changes.map((change) => (
					<ChangeRow key={change.metric_id} change={change} />
				))}
			</tbody>
		</table>
	);
}

const TONES = { better: "sage", worse: "amber", no_change: "neutral" } as const;

function ChangeRow({ change }: { change: MetricChange }) {
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
