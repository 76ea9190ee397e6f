import type { ReactNode } from "react";
import { CheckinFailure } from "../results/checkin-failure.tsx";
import { ScanFailed } from "../results/end-states.tsx";
import { useCheckin } from "../results/use-checkin.ts";
import { ReportPage } from "./report-page.tsx";

interface ArchivedReportProps {
	id: number;
	/** Last status of the live scan. */
	status: string;
	notices: ReactNode;
	/** Stays on show until the archive answers. */
	waiting: ReactNode;
}

/** The finished report of a scan that was just followed, read whole from the archive. */
export function ArchivedReport({ id, status, notices, waiting }: ArchivedReportProps) {
	const reading = useCheckin(id, { untilClosed: true });
	if (reading.kind === "loading") return waiting;
	if (reading.kind !== "ready") return <CheckinFailure failure={reading} />;
	if (reading.checkin.status === "failed") return <ScanFailed />;
	return <ReportPage checkin={reading.checkin} status={status} notices={notices} />;
}
