import { Disclosure } from "#ui/disclosure.tsx";
import { reportCopy } from "../copy.ts";
import { ChangeRow, type MetricChange } from "./change-row.tsx";

const copy = reportCopy.progress;

/** The numbers, one tap behind the words: what moved, and folded once more what did not. */
export function ChangeTable({ changes }: { changes: readonly MetricChange[] }) {
	const moved = changes.filter((change) => change.verdict !== "no_change" || change.not_sure_yet);
	const still = changes.filter((change) => change.verdict === "no_change" && !change.not_sure_yet);
	return (
		<Disclosure summary={copy.tableTitle} className="open:basis-full">
			<div className="grid gap-3">
				<p className="max-w-reading text-small text-ink-2">{copy.tableLead}</p>
				{moved.length > 0 && <Rows changes={moved} />}
				{still.length > 0 && moved.length > 0 && (
					<Disclosure summary={copy.more(still.length)} onPaper={false}>
						<Rows changes={still} />
					</Disclosure>
				)}
				{moved.length === 0 && <Rows changes={still} />}
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
