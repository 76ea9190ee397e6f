import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { planCopy } from "#ui/plan/copy.ts";
import { SECTION_ICONS } from "#ui/plan/section-icons.ts";
import { partId } from "../nav/part-nav.tsx";
import type { OwnSection } from "../plan-rows.ts";

const ICONS: Record<OwnSection, LucideIcon> = { ...SECTION_ICONS, additional: Plus };

interface PlanPartProps {
	section: OwnSection;
	/** Stands in for the steps where there are none. */
	empty: string;
	/** Rows; null when there are none. */
	children: ReactNode | null;
}

/** A section of the plan under its fixed heading (PLAN-11 to PLAN-14). */
export function PlanPart({ section, empty, children }: PlanPartProps) {
	const Icon = ICONS[section];
	const id = partId(section);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="rounded-lg border border-line bg-surface px-5 pt-5 shadow-soft wide:px-7 wide:pt-6 print:border-0 print:px-0 print:shadow-none"
		>
			<h2 id={`${id}-title`} tabIndex={-1} className="flex items-center gap-3 text-h2 text-fig">
				<Icon aria-hidden="true" className="size-6" />
				{planCopy.sections[section]}
			</h2>
			{children === null ? (
				<p className="pt-3 pb-6 text-ink-2">{empty}</p>
			) : (
				<ol className="divide-y divide-line">{children}</ol>
			)}
		</section>
	);
}
