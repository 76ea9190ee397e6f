import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

const TONES: Record<QualityStatus, "sage" | "amber" | "danger"> = {
	pass: "sage",
	warn: "amber",
	fail: "danger",
};
const copy = reportCopy.about;

export function PhotoConditions({ quality }: { quality: NonNullable<ReportParts["photo_quality"]> }) {
	return (
		<div className="grid content-start gap-4">
			<div>
				<h3 className="text-h3">{copy.conditions}</h3>
				<p className="text-small text-ink-2">{copy.conditionsLead}</p>
			</div>
			{quality.reason !== null && <Notice tone="warn">{quality.reason}</Notice>}
			<ul className="divide-y divide-line border-y border-line">
				{quality.checks.map((check) => (
					<li key={check.name} className="flex items-center justify-between gap-4 py-2 text-small">
						{copy.checks[check.name]}
						<Tag tone={TONES[check.status]}>{copy.statuses[check.status]}</Tag>
					</li>
				))}
			</ul>
		</div>
	);
}
