import { scanApi } from "@dewlight/contracts/scans.ts";
import { endpointUrl } from "#api/endpoint-url.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { dayWords } from "#ui/words.ts";
import { liveCopy as copy } from "../live/copy.ts";
import { LiveView } from "../live/live-view.tsx";
import { ReportPage } from "../report/report-page.tsx";
import type { ReportCheckin } from "../scan-calls.ts";
import { CheckinFailure, PhotoRefused, ScanFailed, useCheckin } from "./checkin-states.tsx";

/** One check-in by its id: live while it is live, archived once complete (SCAN-30). */
export function NamedResult({ id }: { id: number }) {
	const reading = useCheckin(id);
	if (reading.kind === "loading") return <PageLoading label={copy.loading} />;
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

/** A photo in which too little could be read, kept with the person's words: no report and no numbers. */
function KeptNote({ checkin }: { checkin: ReportCheckin }) {
	const { thumbnail_filename: filename, user_note: words, photo_quality: quality } = checkin;
	const day = dayWords(checkin.created_at);
	return (
		<Page title={copy.note.title} lead={copy.note.lead(day)}>
			<div className="grid max-w-2xl gap-6">
				{filename !== null && (
					<img
						src={endpointUrl(scanApi.thumbnail, { filename })}
						alt={copy.note.alt(day)}
						className="max-h-96 w-fit rounded-lg border border-line"
					/>
				)}
				{words !== null && <blockquote className="border-l-2 border-line pl-4 text-ink">{words}</blockquote>}
				<Notice title={copy.note.notMeasured}>
					{quality?.reason != null && <p>{quality.reason}</p>}
					<p className="mt-2 first:mt-0">{copy.note.counts}</p>
				</Notice>
				<div className="flex flex-wrap gap-3">
					<LinkButton to={paths.upload}>{copy.toUpload}</LinkButton>
					<LinkButton to={paths.timeline} tone="secondary">
						{copy.toTimeline}
					</LinkButton>
				</div>
			</div>
		</Page>
	);
}
