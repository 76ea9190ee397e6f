import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

type Quality = NonNullable<ReportParts["photo_quality"]>;

const TONES: Record<QualityStatus, "sage" | "amber" | "danger"> = {
	pass: "sage",
	warn: "amber",
	fail: "danger",
};
const copy = reportCopy.about;

export function PhotoConditions({ quality }: { quality: Quality }) {
	const all = quality.checks.length;
	const good = quality.checks.filter((check) => check.status === "pass").length;
	const rest = quality.checks.filter((check) => check.status !== "pass");
	return (
		<div className="grid content-start gap-2">
			<h3 className="text-h3">{copy.conditions}</h3>
			<p className="text-ink-2">
				{copy.conditionsLead} {good === all ? copy.allGood(all) : copy.someGood(good, all)}
			</p>
			{quality.reason !== null && <Notice tone="warn">{quality.reason}</Notice>}
			{rest.length > 0 && <Checks checks={rest} />}
			<Disclosure summary={copy.allChecks}>
				<Checks checks={quality.checks} />
			</Disclosure>
		</div>
	);
}

function Checks({ checks }: { checks: Quality["checks"] }) {
	return (
		<ul className="divide-y divide-line border-y border-line">
			{checks.map((check) => (
				<li key={check.name} className="flex items-center justify-between gap-4 py-2 text-small">
					{copy.checks[check.name]}
					<Tag tone={TONES[check.status]}>{copy.statuses[check.status]}</Tag>
				</li>
			))}
		</ul>
	);
}
