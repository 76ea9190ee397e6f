import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { dayOfWeek } from "../steps/day-of-week.ts";
import { todayCopy as copy } from "./copy.ts";

interface PauseNoticeProps {
	/** First day YYYY-MM-DD on which everything may be used again. */
	until: string;
	/** Null where it was told elsewhere than by skipping this routine. */
	onUndo: (() => void) | null;
}

/** What rests because skin stung, how it goes on, and when to have it looked at. */
export function PauseNotice({ until, onUndo }: PauseNoticeProps) {
	return (
		<Notice tone="warn" live="status" title={copy.pauseTitle(dayOfWeek(until, 1))}>
			<div className="grid max-w-reading justify-items-start gap-2 text-small text-ink">
				<p>{copy.pauseText}</p>
				<p className="font-semibold">{copy.pauseWarn}</p>
				{onUndo !== null && (
					<Button tone="secondary" size="small" onClick={onUndo}>
						{copy.pauseUndo}
					</Button>
				)}
			</div>
		</Notice>
	);
}
