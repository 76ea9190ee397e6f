import { holdsProducts } from "@dewlight/core/skin/red-flags/triage-findings.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { profileQuery } from "#api/profile-calls.ts";
import { NoSuchScan, ScanWait } from "#features/analyzing/scan-wait.tsx";
import { joinCopy } from "#features/join/copy.ts";
import { FirstResult } from "#features/join/first-result.tsx";
import { OverviewSection } from "#features/scan/report/overview-section.tsx";
import { CarePlanSection } from "#features/scan/report/plan/care-plan-section.tsx";
import { PicksSection } from "#features/scan/report/products/picks-section.tsx";
import { reportPartsOf } from "#features/scan/report/report-parts.ts";
import { CheckinFailure, Incomplete, readId, useCheckin } from "#features/scan/results/checkin-states.tsx";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { OpenQuestions } from "#ui/fine-tune/open-questions.tsx";
import { RedFlagAdvice } from "#ui/red-flag-advice.tsx";

export const meta = () => pageMeta({ title: joinCopy.firstReading, personal: true });

/** ONB-A3: waits for the first scan, then shows skin type, plan and picks, and leads on. */
export default function FirstResultPage() {
	const id = readId(useParams().checkinId);
	if (id === null || id === 0) return <NoSuchScan />;
	return (
		<ScanWait key={id} id={id}>
			<Reading id={id} />
		</ScanWait>
	);
}

function Reading({ id }: { id: number }) {
	const reading = useCheckin(id);
	if (reading.kind === "loading") return <PageLoading />;
	if (reading.kind !== "ready") return <CheckinFailure failure={reading} />;
	const parts = reportPartsOf(reading.checkin);
	if (parts === null) return <Incomplete onRetry={() => window.location.reload()} />;
	const flags = parts.red_flags ?? [];
	return (
		<FirstResult checkinId={id}>
			<div className="grid min-w-0 gap-6">
				{flags.length > 0 && <RedFlagAdvice flags={flags} />}
				<OverviewSection parts={parts} />
			</div>
			<div className="grid min-w-0 gap-6">
				<CarePlanSection raw={parts.care_plan} linked={false} />
				<AskMore />
			</div>
			{parts.product_needs !== null && (
				<PicksSection picks={parts.product_needs} flagged={holdsProducts(flags)} linked={false} />
			)}
		</FirstResult>
	);
}

/** The questions that did not stand before the first result. */
function AskMore() {
	const { data: profile } = useQuery(profileQuery);
	if (profile === undefined) return null;
	return (
		<OpenQuestions preferences={profile.preferences}>
			<LinkButton to={paths.planAnswers} tone="secondary" size="small">
				{fineTuneCopy.open.answer}
			</LinkButton>
		</OpenQuestions>
	);
}
