import { CONCERN_WORDS } from "@dewlight/core/skin/concern-copy.ts";
import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { joinWords } from "@dewlight/core/skin/zone-words.ts";
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

type NotMeasured = NonNullable<ReportParts["condition_notes"]>["not_measured"];

export function PhotoConditions({
	quality,
	open = [],
}: {
	quality: Quality;
	open?: NotMeasured | undefined;
}) {
	const all = quality.checks.length;
	const good = quality.checks.filter((check) => check.status === "pass").length;
	const rest = quality.checks.filter((check) => check.status !== "pass");
	return (
		<div className="grid content-start gap-2">
			<h3 className="text-h3">{copy.conditions}</h3>
			<p className="text-ink-2">
				{copy.conditionsLead}{" "}
				{good === all ? `${copy.allGood(all)} ${limitWords(open)}` : copy.someGood(good, all)}
			</p>
			{quality.reason !== null && <Notice tone="warn">{quality.reason}</Notice>}
			{rest.length > 0 && <Checks checks={rest} />}
			<Disclosure summary={copy.allChecks}>
				<Checks checks={quality.checks} />
			</Disclosure>
		</div>
	);
}

/** Passing is not perfect: what such a photo still cannot show is said in the same breath. */
function limitWords(open: NotMeasured): string {
	if (open.length === 0) return "";
	const [first] = open;
	if (open.length === 1 && first?.concern === "pores" && /sharp/.test(first.reason))
		return copy.sharperForPores;
	return copy.stillOpen(joinWords(open.map(({ concern }) => CONCERN_WORDS[concern])));
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
