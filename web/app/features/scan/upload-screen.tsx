import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { paceQuery } from "./calls/read-pace.ts";
import { PaceNotice } from "./pace-notice.tsx";
import { uploadCopy } from "./upload/copy.ts";
import { NoteField } from "./upload/note-field.tsx";
import { PhotoChoice } from "./upload/photo-choice.tsx";
import { PhotoTips } from "./upload/photo-tips.tsx";
import { StopNotice } from "./upload/stop-notice.tsx";
import { useUpload } from "./upload/use-upload.ts";

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
