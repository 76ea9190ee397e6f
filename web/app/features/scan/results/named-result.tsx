import { PageLoading } from "#ui/page-loading.tsx";
import { liveCopy } from "../live/copy.ts";
import { LiveView } from "../live/live-view.tsx";
import { ReportPage } from "../report/report-page.tsx";
import { CheckinFailure } from "./checkin-failure.tsx";
import { PhotoRefused, ScanFailed } from "./end-states.tsx";
import { KeptNote } from "./kept-note.tsx";
import { useCheckin } from "./use-checkin.ts";

/** One check-in by its id: live while it is live, archived once complete (SCAN-30). */
export function NamedResult({ id }: { id: number }) {
	const reading = useCheckin(id);
	if (reading.kind === "loading") return <PageLoading label={liveCopy.loading} />;
	if (reading.kind !== "ready") return <CheckinFailure failure={reading} />;
	const { checkin } = reading;
	switch (checkin.status) {
		case "processing":
			return <LiveView goal={{ kind: "named", id }} warning={null} />;
		case "complete":
			return checkin.kept_as_note ? <KeptNote checkin={checkin} /> : <ReportPage checkin={checkin} />;
		case "failed":
			return checkin.photo_quality?.status === "fail" ? (
				<PhotoRefused reason={checkin.photo_quality.reason} />
			) : (
				<ScanFailed />
			);
	}
}
