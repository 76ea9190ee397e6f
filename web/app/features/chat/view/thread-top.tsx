import { Button } from "#ui/button.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { chatCopy as copy } from "../copy.ts";
import type { ThreadState } from "../thread/thread-state.ts";

interface ThreadTopProps {
	state: ThreadState;
	onOlder: () => void;
	onRetry: () => void;
}

/** Above the oldest message: the way to older ones, by button too. */
export function ThreadTop({ state: { hasMore, reading, failed }, onOlder, onRetry }: ThreadTopProps) {
	if (failed !== null) {
		return <RetryNotice text={copy.historyFailed} retryLabel={copy.tryAgain} onRetry={onRetry} />;
	}
	if (!hasMore) return null;
	return (
		<div className="flex justify-center">
			<Button tone="quiet" size="small" busy={reading === "older"} onClick={onOlder}>
				{reading === "older" ? copy.loadingEarlier : copy.earlier}
			</Button>
		</div>
	);
}
