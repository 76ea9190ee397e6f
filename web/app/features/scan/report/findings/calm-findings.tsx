import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { Check } from "lucide-react";
import { Disclosure } from "#ui/disclosure.tsx";
import { severityCopy } from "#ui/severity-copy.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

/** Concerns that were measured and do not stand out: severity below 1. */
export function CalmFindings({ findings }: { findings: NonNullable<ReportParts["findings"]> }) {
	const calm = findings.flatMap(({ concern, severity }) =>
		severity !== null && severity < 1 ? [{ concern, severity }] : [],
	);
	if (calm.length === 0) return null;
	return (
		<Disclosure summary={reportCopy.findings.calmTitle(calm.length)}>
			<ul className="flex flex-wrap gap-2">
				{calm.map(({ concern, severity }) => (
					<li
						key={concern}
						className="inline-flex items-center gap-2 rounded-full bg-sage-soft px-3.5 py-1 text-small font-medium text-sage"
					>
						<Check aria-hidden="true" className="size-4 shrink-0" />
						{CONCERN_NAMES[concern]}
						<span className="tabular-nums">{severityCopy.score(severity)}</span>
					</li>
				))}
			</ul>
		</Disclosure>
	);
}
