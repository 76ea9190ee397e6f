import { NARROW_WIDTH_PX } from "@dewlight/contracts/constants.ts";
import type { Concern } from "@dewlight/core/skin/concern.ts";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { reportCopy } from "./copy.ts";

/** Anchors of the report; the one of the progress summary is fixed (SCAN-31). */
export const SECTION_IDS = {
	overview: "overview",
	understood: "what-we-understood",
	findings: "findings",
	progress: "progress-summary-section",
	plan: "care-plan",
	picks: "products",
	surface: "surface",
	remarks: "model-remarks",
	about: "about-this-scan",
} as const;
export type SectionName = keyof typeof SECTION_IDS;

export const SECTION_TITLES: Record<SectionName, string> = {
	overview: reportCopy.overview.title,
	understood: reportCopy.understood.title,
	findings: reportCopy.findings.title,
	progress: reportCopy.progress.title,
	plan: reportCopy.plan.title,
	picks: reportCopy.picks.title,
	surface: reportCopy.surface.title,
	remarks: reportCopy.remarks.title,
	about: reportCopy.about.title,
};

/** Short forms for the list of jumps. */
export const SECTION_LABELS: Record<SectionName, string> = reportCopy.jumpLabels;

/** Anchor of one finding. */
export const findingId = (concern: Concern) => `finding-${concern.replaceAll("_", "-")}`;

const NARROW = `(max-width: ${NARROW_WIDTH_PX}px)`;

/** Whether the report stands on a phone, where detail is a tap away. */
export function useIsPhone(): boolean {
	return useSyncExternalStore(watchWidth, readWidth);
}

const readWidth = () => window.matchMedia(NARROW).matches;

function watchWidth(onChange: () => void): () => void {
	const narrow = window.matchMedia(NARROW);
	narrow.addEventListener("change", onChange);
	return () => narrow.removeEventListener("change", onChange);
}

interface FoldSectionProps {
	name: SectionName;
	/** What is in it, in a few words: all that a phone shows before a tap. */
	hint: string;
	lead?: ReactNode;
	/** Missing where there is no more to it than the hint. */
	children?: ReactNode;
	/** False where it stands open on a phone as well. */
	folds?: boolean;
}

/** A part of the report that a phone shows as one row of a list: its title, what is in it, and the rest a tap away. */
export function FoldSection({ name, hint, lead, children, folds = true }: FoldSectionProps) {
	const isPhone = useIsPhone();
	const [id, title] = [SECTION_IDS[name], SECTION_TITLES[name]];
	if (!folds || !isPhone) {
		return (
			<Section id={id} title={title} lead={lead}>
				{children ?? <Notice>{hint}</Notice>}
			</Section>
		);
	}
	const headingId = `${id}-title`;
	const row = (
		<>
			<h2 id={headingId} className="text-h3">
				{title}
			</h2>
			{children !== undefined && <FoldMark className="row-span-2" />}
			<span
				className={classNames("text-small text-ink-2", children === undefined ? "col-span-2" : "col-start-1")}
			>
				{hint}
			</span>
		</>
	);
	return (
		<section id={id} aria-labelledby={headingId}>
			{children === undefined ? (
				<div className={FOLD_ROW}>{row}</div>
			) : (
				<details data-print-open="" className="group/fold">
					<summary className={classNames("list-none [&::-webkit-details-marker]:hidden", FOLD_ROW)}>
						{row}
					</summary>
					<div className="grid gap-5 pt-1 pb-6">
						{lead !== undefined && <p className="text-ink-2">{lead}</p>}
						{children}
					</div>
				</details>
			)}
		</section>
	);
}

const FOLD_ROW = "grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2";

/** Turns with the part it opens, which carries `group/fold`. */
export function FoldMark({ className = "" }: { className?: string }) {
	return (
		<ChevronDown
			aria-hidden="true"
			className={`size-5 shrink-0 text-fig transition-transform group-open/fold:rotate-180 print:hidden ${className}`}
		/>
	);
}
