import { asSentence } from "#ui/as-sentence.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { reportCopy } from "../copy.ts";
import { metricLabel, type ReportMetric, readingWords } from "../metric-label.ts";
import { SurenessMark } from "../sureness-mark.tsx";

interface MeasuredByProps {
	/** The strongest of them in words with its number; null where none is told. */
	sentence: string | null;
	ids: readonly string[];
	/** Null while the scan runs: the ids are known before the numbers are sent. */
	metrics: readonly ReportMetric[] | null;
}

const copy = reportCopy.findings;

/** Every reading a statement rests on: what, how much, how sure, and the id that names it. */
export function MeasuredBy({ sentence, ids, metrics }: MeasuredByProps) {
	if (ids.length === 0) return <p className="text-small text-ink-2">{copy.noMetrics}</p>;
	return (
		<Disclosure
			className="min-w-34 flex-1 basis-0 open:basis-full"
			summary={copy.measuredByCount(ids.length)}
		>
			{sentence !== null && <p className="pb-3 text-small">{sentence}</p>}
			<dl className="divide-y divide-line border-y border-line">
				{ids.map((id) => (
					<MetricRow key={id} id={id} metric={metrics?.find((metric) => metric.id === id)} />
				))}
			</dl>
		</Disclosure>
	);
}

function MetricRow({ id, metric }: { id: string; metric: ReportMetric | undefined }) {
	const words = metric === undefined ? null : readingWords(metric);
	return (
		<div className="grid gap-x-4 gap-y-0.5 py-2.5 text-small wide:grid-cols-[1fr_auto]">
			<dt className="font-medium">{metricLabel(id)}</dt>
			<dd className="wide:row-span-2 wide:text-right">
				{words !== null && <span className="block">{words}</span>}
				{metric?.measurable === false && (
					<span className="block text-ink-2">{asSentence(metric.reason ?? "")}</span>
				)}
				{metric?.measurable === true && <SurenessMark confidence={metric.confidence} />}
			</dd>
			<dd className="font-mono text-[0.8125rem] break-all text-ink-2">{id}</dd>
		</div>
	);
}
