import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { uploadCopy } from "./copy.ts";
import type { SubmitOutcome } from "./submit-scan.ts";

type Stopped = Extract<SubmitOutcome, { kind: "limited" | "refused" | "failed" }>;

interface StopNoticeProps {
	stopped: Stopped;
	busy: boolean;
	/** Keeps the refused photo as a note. */
	onKeep: () => void;
}

/** Why no scan was started, and what to do about it. */
export function StopNotice({ stopped, busy, onKeep }: StopNoticeProps) {
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
