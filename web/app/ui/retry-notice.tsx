import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface RetryNoticeProps {
	text: string;
	retryLabel: string;
	busy?: boolean;
	onRetry: () => void;
}

/** A part of a screen that could not be read, with the way to read it again. */
export function RetryNotice({ text, retryLabel, busy, onRetry }: RetryNoticeProps) {
	return (
		<Notice tone="danger" live="alert">
			<div className="grid justify-items-start gap-3">
				<p>{text}</p>
				<Button tone="secondary" size="small" busy={busy} onClick={onRetry}>
					{retryLabel}
				</Button>
			</div>
		</Notice>
	);
}
