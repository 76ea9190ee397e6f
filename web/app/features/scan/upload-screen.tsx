import { checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { z } from "zod";
import { call } from "#api/call.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LeaveGuard } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card, Page } from "#ui/page.tsx";
import { PaceNotice } from "./pace-notice.tsx";
import { uploadCopy } from "./upload/copy.ts";
import type { SubmitOutcome } from "./upload/submit-scan.ts";
import { NoteField, PhotoChoice } from "./upload/upload-fields.tsx";
import { useUpload } from "./upload/use-upload.ts";

type TipName = keyof typeof uploadCopy.tips;

const HEAD = "M24 9c6.6 0 11 4.6 11 12 0 8-4.6 16-11 16s-11-8-11-16c0-7.4 4.4-12 11-12Z";

/** Drawn in the line of the face pictures: one stroke, one patch of light. */
const DRAWINGS: Record<TipName, ReactNode> = {
	light: (
		<>
			<path d="M7 7h16v22H7z" className="fill-glow" />
			<path d="M7 7h16v22H7zM15 7v22M7 18h16" />
			<path d="m27 14 6 3M27 20l9 4.5M27 26l6 6" className="stroke-apricot" />
			<circle cx="39" cy="37" r="4.5" />
		</>
	),
	bare: (
		<>
			<path d="M18 21h12v19H18z" className="fill-glow" />
			<path d="M18 21h12v19H18zM20.5 21v-9l7-4v13" />
			<path d="M8 8l32 32" className="stroke-apricot" />
		</>
	),
	forward: (
		<>
			<path d={HEAD} className="fill-glow" />
			<path d={HEAD} />
			<path d="M13 20c1-8 5-13 11-13s10 5 11 13M24 18v9h-2.5M19 19.5v.6M29 19.5v.6M21 31.5q3 1.6 6 0" />
		</>
	),
	neutral: (
		<>
			<circle cx="24" cy="24" r="16" className="fill-glow" />
			<circle cx="24" cy="24" r="16" />
			<path d="M18 20v1M30 20v1M18.5 30h11" />
		</>
	),
	one: (
		<>
			<rect x="13" y="6" width="22" height="36" rx="4" className="fill-glow" />
			<rect x="13" y="6" width="22" height="36" rx="4" />
			<path d="M24 14c3.3 0 5.5 2.3 5.5 6s-2.3 8-5.5 8-5.5-4.3-5.5-8 2.200-6 5.5-6ZM21 37h6" />
		</>
	),
};

const NAMES = Object.keys(uploadCopy.tips) as TipName[];

const tiles = z.array(checkinTileSchema.pick({ pace: true }));
/** Notes may stand before the newest finished scan, which alone carries the pace. */
const LOOKED_AT = 10;

/** API-26: what is said of how often the person scans; null where nothing is. */
const paceQuery = queryOptions({
	queryKey: ["scan-pace"],
	queryFn: async ({ signal }) => {
		const query = { offset: 0, limit: LOOKED_AT };
		const newest = await call(scanApi.listCheckins, { reading: tiles, query, signal });
		return newest.find(({ pace }) => pace)?.pace ?? null;
	},
	staleTime: 0,
});

export const meta = () => pageMeta({ title: uploadCopy.title, personal: true });

export default function UploadScreen() {
	const upload = useUpload();
	const { data: pace } = useQuery(paceQuery);
	return (
		<Page title={uploadCopy.title} lead={uploadCopy.lead}>
			<PaceNotice pace={pace} />
			{upload.unsent && <LeaveGuard {...uploadCopy.leaving} isFree={isResult} />}
			<div className="grid gap-10 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-16">
				<form
					onSubmit={(event) => {
						event.preventDefault();
						void upload.submit();
					}}
				>
					<Card className="grid gap-6">
						<PhotoChoice
							chosen={upload.chosen}
							error={upload.photoError}
							busy={upload.busy}
							onImages={upload.chooseImages}
							onSecond={upload.chooseSecond}
							onRemoveFrames={upload.removeFrames}
							onRemove={upload.removePhoto}
						/>
						<NoteField value={upload.note} disabled={upload.busy} onChange={upload.writeNote} />
						{upload.stopped !== null && (
							<StopNotice
								stopped={upload.stopped}
								busy={upload.busy}
								onKeep={() => void upload.keep()}
								onScan={() => void upload.submit(true)}
							/>
						)}
						{upload.waiting && (
							<Notice live="status" title={uploadCopy.waitingTitle}>
								{uploadCopy.waiting}
							</Notice>
						)}
						<div className="grid gap-3">
							<Button type="submit" busy={upload.busy} className="w-full">
								{upload.busy ? uploadCopy.busy : uploadCopy.submit}
							</Button>
							<p className="flex items-start justify-center gap-2 text-small text-ink-2">
								<Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
								{uploadCopy.privacy}
							</p>
						</div>
					</Card>
				</form>
				<PhotoTips />
			</div>
		</Page>
	);
}

/** Where a scan leads once it has begun. */
const isResult = (pathname: string) => pathname.startsWith(paths.results);

function PhotoTips() {
	return (
		<section aria-labelledby="tips-title" className="grid content-start gap-5">
			<h2 id="tips-title" className="text-h3">
				{uploadCopy.tipsTitle}
			</h2>
			<ul className="grid gap-4">
				{NAMES.map((name) => (
					<li key={name} className="flex items-center gap-4">
						<TipIcon name={name} />
						<div>
							<p className="font-semibold">{uploadCopy.tips[name].title}</p>
							<p className="text-small text-ink-2">{uploadCopy.tips[name].text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

type Stopped = Extract<SubmitOutcome, { kind: "limited" | "refused" | "asked" | "failed" }>;

interface StopNoticeProps {
	stopped: Stopped;
	busy: boolean;
	/** Keeps the refused photo as a note. */
	onKeep: () => void;
	/** Scans a photo that leaves much open. */
	onScan: () => void;
}

/** Why no scan was started, and what to do about it. */
function StopNotice({ stopped, busy, onKeep, onScan }: StopNoticeProps) {
	switch (stopped.kind) {
		case "refused":
			return (
				<Notice tone="warn" live="alert" title={uploadCopy.refusedTitle}>
					<p>{stopped.reason}</p>
					{stopped.canKeep && (
						<div className="mt-2 grid justify-items-start gap-2 text-ink">
							<p className="text-small">{uploadCopy.keepLead}</p>
							<Button tone="secondary" size="small" busy={busy} onClick={onKeep}>
								{uploadCopy.keep}
							</Button>
						</div>
					)}
				</Notice>
			);
		case "asked":
			return (
				<Notice tone="warn" live="alert" title={uploadCopy.askedTitle}>
					<p>{stopped.reason}</p>
					<div className="mt-2 grid justify-items-start gap-2 text-ink">
						<p className="text-small">{uploadCopy.askedLead}</p>
						<Button tone="secondary" size="small" busy={busy} onClick={onScan}>
							{uploadCopy.scanAllTheSame}
						</Button>
					</div>
				</Notice>
			);
		case "failed":
			return (
				<Notice tone="danger" live="alert" title={uploadCopy.failedTitle}>
					{stopped.text}
				</Notice>
			);
		case "limited":
			return (
				<Notice tone="info" live="status" title={uploadCopy.limitedTitle}>
					{stopped.text ?? uploadCopy.limited}
				</Notice>
			);
	}
}

function TipIcon({ name }: { name: TipName }) {
	return (
		<svg
			viewBox="0 0 48 48"
			aria-hidden="true"
			className="size-13 shrink-0 fill-none stroke-fig"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{DRAWINGS[name]}
		</svg>
	);
}
