import { Markdown } from "#ui/markdown.tsx";
import { Section } from "#ui/section.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";

const copy = reportCopy.remarks;

/** What a model said of the photo: set apart from everything measured, with its author first. */
export function RemarksSection({ remarks }: { remarks: NonNullable<ReportParts["remarks"]> }) {
	return (
		<Section id={SECTION_IDS.remarks} title={copy.title}>
			<div className="grid max-w-[68ch] gap-4">
				<p className="text-ink-2">{copy.lead(remarks.provider, remarks.model)}</p>
				<blockquote className="border-l-2 border-apricot pl-5">
					<Markdown text={remarks.text} />
				</blockquote>
			</div>
		</Section>
	);
}
