import { asSentence } from "#ui/as-sentence.ts";
import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

type NotMeasured = NonNullable<ReportParts["condition_notes"]>["not_measured"];

/** What the photo could not tell, each with its reason: never folded, so that a gap is not taken for good news. */
export function NotMeasuredList({ items }: { items: NotMeasured }) {
	if (items.length === 0) return null;
	return (
		<div className="grid gap-4">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{reportCopy.notMeasured.title}</h3>
				<p className="max-w-reading text-ink-2">{reportCopy.notMeasured.lead}</p>
			</div>
			<ul className="divide-y divide-dashed divide-field rounded-lg border border-dashed border-field px-5 wide:px-6">
				{items.map((item) => (
					<li key={item.concern} className="grid gap-1 py-4 break-inside-avoid">
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<h4 className="font-display text-h3">{item.concern_name}</h4>
							<Tag>{reportCopy.notMeasured.tag}</Tag>
						</div>
						<p className="text-ink-2">{asSentence(item.reason)}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
