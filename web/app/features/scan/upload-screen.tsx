import { checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { z } from "zod";
import { request } from "#api/request.ts";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PaceNotice } from "./pace-notice.tsx";
import { uploadCopy } from "./upload/copy.ts";
import { NoteField } from "./upload/note-field.tsx";
import { PhotoChoice } from "./upload/photo-choice.tsx";
import { StopNotice } from "./upload/stop-notice.tsx";
import { TipIcon, type TipName } from "./upload/tip-icon.tsx";
import { useUpload } from "./upload/use-upload.ts";

const NAMES = Object.keys(uploadCopy.tips) as TipName[];

const tiles = z.array(checkinTileSchema.pick({ pace: true }));
/** Notes may stand before the newest finished scan, which alone carries the pace. */
const LOOKED_AT = 10;

/** API-26: what is said of how often the person scans; null where nothing is. */
const paceQuery = queryOptions({
	queryKey: ["scan-pace"],
	queryFn: async ({ signal }) => {
		const query = { offset: 0, limit: LOOKED_AT };
		const newest = await request("listCheckins", { answer: tiles, query, signal });
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
							<StopNotice stopped={upload.stopped} busy={upload.busy} onKeep={() => void upload.keep()} />
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
