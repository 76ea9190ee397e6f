import { Notice } from "#ui/notice.tsx";
import { uploadCopy } from "./copy.ts";
import type { SubmitOutcome } from "./submit-scan.ts";

type Stopped = Extract<SubmitOutcome, { kind: "limited" | "refused" | "failed" }>;

/** Why no scan was started, and what to do about it. */
export function StopNotice({ stopped }: { stopped: Stopped }) {
	switch (stopped.kind) {
		case "refused":
			return (
				<Notice tone="warn" live="alert" title={uploadCopy.refusedTitle}>
					{stopped.reason}
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
