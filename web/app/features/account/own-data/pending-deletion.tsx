import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { dayOf } from "../day-of.ts";
import { failureText } from "../failure-text.ts";
import { OutcomeNotice } from "../outcome-notice.tsx";
import { ownDataCopy } from "./copy.ts";
import { useKeepAccount } from "./use-keep-account.ts";

const copy = ownDataCopy.deletion;

/** The date of the erasure and the way back. */
export function PendingDeletion({ dueAt, live }: { dueAt: string; live?: "status" }) {
	const keep = useKeepAccount();
	return (
		<Notice tone="warn" title={copy.pendingTitle(dayOf(dueAt))} live={live}>
			<div className="grid justify-items-start gap-3">
				<p>{copy.pendingText}</p>
				{keep.isError && (
					<OutcomeNotice outcome={{ good: false, text: failureText(keep.error, copy.keepFailed) }} />
				)}
				<Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
					{keep.isPending ? copy.keeping : copy.keep}
				</Button>
			</div>
		</Notice>
	);
}
