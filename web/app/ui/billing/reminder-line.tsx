import { Bell } from "lucide-react";
import { Button } from "../button.tsx";
import { quotaCopy } from "./quota-copy.ts";
import { nearDay } from "./spent-quota.tsx";

const copy = quotaCopy.reminder;

interface ReminderLineProps {
	/** When the mail comes that was asked for, ISO 8601; null while none was. */
	remindAt: string | null;
	busy: boolean;
	failed: boolean;
	onAsk: () => void;
	onWithdraw: () => void;
}

/** One mail on the day a quota opens again: asked for here, and taken back here. */
export function ReminderLine({ remindAt, busy, failed, onAsk, onWithdraw }: ReminderLineProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<output className="empty:sr-only">{remindAt !== null && copy.asked(nearDay(remindAt))}</output>
			<Button size="small" tone="secondary" busy={busy} onClick={remindAt === null ? onAsk : onWithdraw}>
				{remindAt === null && !busy && <Bell aria-hidden="true" className="size-4" />}
				{remindAt === null ? copy.ask : copy.withdraw}
			</Button>
			{failed && <p role="alert">{copy.failed}</p>}
		</div>
	);
}
