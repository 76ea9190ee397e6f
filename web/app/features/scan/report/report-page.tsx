import "#ui/print.css";
import { holdsProducts } from "@dewlight/core/skin/red-flags/triage-findings.ts";
import { CircleCheck, Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { printPage } from "#platform/save-and-print.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { usePrintOpen } from "#ui/disclosure.tsx";
import { Markdown } from "#ui/markdown.tsx";
import { Page, PageHeading, Section, Skeleton } from "#ui/page.tsx";
import { RedFlagAdvice } from "#ui/red-flag-advice.tsx";
import { scanName } from "#ui/words.ts";
import { liveCopy } from "../live/copy.ts";
import { PaceNotice } from "../pace-notice.tsx";
import { Incomplete } from "../results/checkin-states.tsx";
import type { ReportCheckin } from "../scan-calls.ts";
import { AboutSection } from "./about/about-section.tsx";
import { reportCopy } from "./copy.ts";
import { FindingsSection } from "./findings/findings-section.tsx";
import { OverviewSection, SurfaceSection } from "./overview-section.tsx";
import { CarePlanSection } from "./plan/care-plan-section.tsx";
import { PicksSection } from "./products/picks-section.tsx";
import { ProgressSection } from "./progress/progress-section.tsx";
import { type ReportParts, readCarePlan, reportPartsOf } from "./report-parts.ts";
import {
	FoldSection,
	SECTION_IDS,
	SECTION_LABELS,
	SECTION_TITLES,
	type SectionName,
} from "./report-section.tsx";
import { UnderstoodSection } from "./understood/understood-section.tsx";

interface ReportPageProps {
	checkin: ReportCheckin;
	status?: string | undefined;
	notices?: ReactNode;
}

export function ReportPage({ checkin, status, notices }: ReportPageProps) {
	useScrollToHash();
	const parts = reportPartsOf(checkin);
	if (parts === null) return <Incomplete onRetry={() => window.location.reload()} />;
	const understood = checkin.analysis_result.understood ?? [];
	return (
		<Page className="max-wide:pt-6 max-wide:pb-8">
			<title>{`${reportCopy.title}, ${scanName(checkin)}`}</title>
			<header className="mb-4 flex flex-wrap items-end justify-between gap-4 wide:mb-12">
				<div className="grid gap-2">
					{status !== undefined && (
						<output className="flex items-center gap-2 font-medium text-sage">
							<CircleCheck aria-hidden="true" className="size-5" />
							{status}
						</output>
					)}
					<PageHeading>{reportCopy.title}</PageHeading>
					<p className="text-ink-2">{reportCopy.taken(scanName(checkin))}</p>
				</div>
				<Button tone="secondary" size="small" onClick={() => void printPage()} className="print:hidden">
					<Printer aria-hidden="true" className="size-4" />
					<span className="max-wide:sr-only">{liveCopy.print}</span>
				</Button>
			</header>
			<Report
				parts={parts}
				live={false}
				understood={
					understood.length === 0 ? null : <UnderstoodSection checkin={checkin} understood={understood} />
				}
				notices={
					<>
						{notices}
						<PaceNotice pace={checkin.pace} />
					</>
				}
			/>
		</Page>
	);
}

/** The anchor exists only once the report is there, so the jump is made then (SCAN-31), and what it leads to opens. */
function useScrollToHash(): void {
	const { hash } = useLocation();
	useEffect(() => {
		if (hash.length > 1) openAt(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
	}, [hash]);
}

/** Opens what an anchor of the report leads to, where it is folded: the part itself, or what it stands in. */
export function openAt(id: string): HTMLElement | null {
	const target = document.getElementById(id);
	if (target === null) return null;
	const own = target.querySelector<HTMLDetailsElement>(":scope > details");
	for (let fold = own ?? target.closest("details"); fold !== null; fold = outer(fold)) fold.open = true;
	return target;
}

const outer = (fold: HTMLElement) => fold.parentElement?.closest("details") ?? null;

const SECTIONS = Object.keys(SECTION_IDS) as SectionName[];

interface ReportProps {
	parts: ReportParts;
	/** Missing parts are on their way and keep their place. */
	live: boolean;
	notices?: ReactNode;
	/** What the note told, where it told something. */
	understood?: ReactNode;
}

/** The whole report from the parts that are there. Advice on red flags comes before anything else. */
export function Report({ parts, live, notices, understood = null }: ReportProps) {
	usePrintOpen();
	const [thumbnailWidth, setThumbnailWidth] = useState<number | null>(null);
	const { condition_notes: notes, care_plan, progress_summary, product_needs } = parts;
	const remarks = live ? null : (parts.remarks ?? null);
	const sections = SECTIONS.filter((name) => {
		if (name === "about") return !live;
		if (name === "understood") return understood !== null;
		return name !== "remarks" || remarks !== null;
	});
	return (
		<>
			{parts.red_flags !== null && <RedFlagAdvice flags={parts.red_flags} />}
			{notices}
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:gap-8 min-[76rem]:grid-cols-[11rem_minmax(0,1fr)] min-[76rem]:gap-12">
				<ReportNav
					sections={sections}
					className={classNames(
						live && "hidden min-[76rem]:block",
						"min-[76rem]:sticky min-[76rem]:top-36 min-[76rem]:self-start",
					)}
				/>
				<div className="grid min-w-0 gap-5.5 wide:gap-16">
					<OverviewSection parts={parts} />
					{understood}
					{notes === null ? (
						<ComingSection name="findings" />
					) : (
						<FindingsSection parts={parts} notes={notes} live={live} onThumbnailWidth={setThumbnailWidth} />
					)}
					{progress_summary === null ? (
						live && <ComingSection name="progress" />
					) : (
						<ProgressSection summary={progress_summary} />
					)}
					{live && care_plan === null ? <ComingSection name="plan" /> : <CarePlanSection raw={care_plan} />}
					<div className="grid min-w-0 max-wide:divide-y max-wide:divide-line max-wide:border-y max-wide:border-line wide:gap-16">
						{product_needs === null ? (
							live && <ComingSection name="picks" className="max-wide:py-5" />
						) : (
							<PicksSection
								picks={product_needs}
								flagged={holdsProducts(parts.red_flags ?? [])}
								planned={readCarePlan(care_plan).kind !== "empty"}
								folds
							/>
						)}
						{notes !== null && <SurfaceSection notes={notes} folds />}
						{remarks !== null && <RemarksSection remarks={remarks} />}
						{!live && <AboutSection parts={parts} thumbnailWidth={thumbnailWidth} />}
					</div>
					{!live && <p className="-mt-1 text-small text-ink-2">{reportCopy.about.disclaimer}</p>}
				</div>
			</div>
		</>
	);
}

/** The place of a part that is still being worked out. The live status says what is going on. */
function ComingSection({ name, className }: { name: SectionName; className?: string }) {
	return (
		<Section id={SECTION_IDS[name]} title={SECTION_TITLES[name]} {...(className && { className })}>
			<div className="grid gap-3">
				<Skeleton className="h-5 w-4/5" />
				<Skeleton className="h-5 w-3/5" />
				<Skeleton className="h-28" />
			</div>
		</Section>
	);
}

const remarksCopy = reportCopy.remarks;

/** What a model said of the photo: set apart from everything measured, with its author first. */
function RemarksSection({ remarks }: { remarks: NonNullable<ReportParts["remarks"]> }) {
	return (
		<FoldSection name="remarks" hint={remarksCopy.hint(remarks.provider, remarks.model)}>
			<div className="grid max-w-[68ch] gap-4">
				<p className="text-ink-2">{remarksCopy.lead(remarks.provider, remarks.model)}</p>
				<blockquote className="border-l-2 border-apricot pl-5">
					<Markdown text={remarks.text} />
				</blockquote>
			</div>
		</FoldSection>
	);
}

interface ReportNavProps {
	sections: readonly SectionName[];
	className?: string;
}

/** The parts of the report: a rail that follows the reading on wide screens, a short list of jumps elsewhere. */
function ReportNav({ sections, className }: ReportNavProps) {
	const current = useSectionInView(sections.map((name) => SECTION_IDS[name]));
	return (
		<nav aria-label={reportCopy.jump} className={classNames("print:hidden", className)}>
			<ul className="flex gap-2 max-[76rem]:overflow-x-auto min-[76rem]:grid min-[76rem]:gap-0.5 min-[76rem]:border-l min-[76rem]:border-line">
				{sections.map((name) => {
					const here = SECTION_IDS[name] === (current ?? SECTION_IDS.overview);
					return (
						<li key={name}>
							<a
								href={`#${SECTION_IDS[name]}`}
								onClick={() => openAt(SECTION_IDS[name])}
								aria-current={here ? "true" : undefined}
								className={classNames(
									"inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-silk px-4 text-small font-medium text-ink hover:text-fig",
									"min-[76rem]:-ml-px min-[76rem]:min-h-10 min-[76rem]:rounded-none min-[76rem]:border-l-2 min-[76rem]:bg-transparent",
									here
										? "min-[76rem]:border-fig min-[76rem]:text-fig"
										: "min-[76rem]:border-transparent min-[76rem]:text-ink-2",
								)}
							>
								{SECTION_LABELS[name]}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** Id of the section that crosses the upper third of the window; null before the first one does. */
function useSectionInView(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	const list = ids.join(" ");
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				const entering = entries.find((entry) => entry.isIntersecting);
				if (entering !== undefined) setCurrent(entering.target.id);
			},
			{ rootMargin: "-30% 0px -65% 0px" },
		);
		for (const id of list.split(" ")) {
			const section = document.getElementById(id);
			if (section !== null) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [list]);
	return current;
}
