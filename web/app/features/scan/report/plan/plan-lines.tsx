import { findActive } from "@dewlight/core/knowledge/actives.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { Hourglass, type LucideIcon } from "lucide-react";
import { labelOf } from "#ui/label-of.ts";
import { SECTION_ICONS } from "#ui/plan/section-icons.ts";
import { reportCopy } from "../copy.ts";
import type { PlanRow } from "./read-care-plan.ts";

const copy = reportCopy.plan;

interface Sections {
	sections: readonly { section: PlanSection; rows: readonly PlanRow[] }[];
}

/** The plan in four lines: morning, night, weekly, and what does not begin at once. */
export function PlanLines({ sections }: Sections) {
	const waiting = sections.flatMap(({ section, rows }) =>
		rows.flatMap((row) => {
			const week = row.step?.start_week ?? 1;
			return week > 1 ? [`${nameOf(row)} ${copy.at[section]} ${copy.begins(week)}`] : [];
		}),
	);
	return (
		<dl className="grid divide-y divide-line rounded-lg border border-line bg-surface px-5 shadow-soft wide:px-6">
			{sections.map(({ section, rows }) => (
				<Line key={section} icon={SECTION_ICONS[section]} label={copy.lines[section]}>
					{rows.length === 0 ? copy.nothing : rows.map(nameOf).join(", ")}
				</Line>
			))}
			{waiting.length > 0 && (
				<Line icon={Hourglass} label={copy.lines.waits}>
					{waiting.join("; ")}
				</Line>
			)}
		</dl>
	);
}

function nameOf({ key, step }: PlanRow): string {
	const actives = (step?.actives ?? []).flatMap((id) => findActive(id)?.name ?? []);
	return copy.named(labelOf(key), actives);
}

function Line({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: string }) {
	return (
		<div className="grid gap-x-4 gap-y-0.5 py-3.5 break-inside-avoid wide:grid-cols-[9rem_minmax(0,1fr)]">
			<dt className="flex items-center gap-2.5 font-semibold text-fig">
				<Icon aria-hidden="true" className="size-5 shrink-0" />
				{label}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
