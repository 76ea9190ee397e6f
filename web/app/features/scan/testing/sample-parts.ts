import { type ReportParts, reportPartsOf } from "../report/report-parts.ts";
import { sampleCheckin } from "./sample-checkin.ts";

/** The parts of the sample report, some of them changed. */
export function sampleParts(changed: Partial<ReportParts> = {}): ReportParts {
	const parts = reportPartsOf(sampleCheckin());
	if (parts === null) throw new Error("the sample is no report");
	return { ...parts, ...changed };
}
