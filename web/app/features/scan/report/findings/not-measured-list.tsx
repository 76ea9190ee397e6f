import { asSentence } from "#ui/as-sentence.ts";
import { SeverityScale } from "#ui/severity-scale.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

type NotMeasured = NonNullable<ReportParts["condition_notes"]>["not_measured"];

/** What the photo could not tell, in cards of the same rank as what it could. */
export function NotMeasuredList({ items }: { items: NotMeasured }) {
	if (items.length === 0) return null;
	return (
		<div className="grid gap-5">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{reportCopy.notMeasured.title}</h3>
				<p className="max-w-reading text-ink-2">{reportCopy.notMeasured.lead}</p>
			</div>
			<ul className="grid gap-4">
				{items.map((item) => (
					<li
						key={item.concern}
						className="grid gap-4 rounded-lg border border-dashed border-field p-5 break-inside-avoid wide:p-6"
					>
						<h4 className="font-display text-h3">{item.concern_name}</h4>
						<SeverityScale value={null} label={reportCopy.findings.severity(item.concern_name)} />
						<p className="text-ink-2">{asSentence(item.reason)}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
