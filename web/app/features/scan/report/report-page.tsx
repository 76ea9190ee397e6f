import { CircleCheck, Printer } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { printPage } from "#platform/print-page.ts";
import { Button } from "#ui/button.tsx";
import { scanName } from "#ui/day-words.ts";
import { Page } from "#ui/page.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { liveCopy } from "../live/copy.ts";
import { PaceNotice } from "../pace-notice.tsx";
import { Incomplete } from "../results/end-states.tsx";
import type { ReportCheckin } from "../scan-calls.ts";
import { reportCopy } from "./copy.ts";
import { openAt } from "./open-at.ts";
import { Report } from "./report.tsx";
import { reportPartsOf } from "./report-parts.ts";
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
