import type { SpentQuota } from "@dewlight/contracts/billing.ts";
import type { QuotaWindow } from "@dewlight/core/plans/entitlements.ts";
import { type PlanKey, planName } from "@dewlight/core/plans/plan.ts";
import { Bell } from "lucide-react";
import { Button } from "../button.tsx";
import { quotaCopy } from "./quota-copy.ts";

interface SpentWords {
	limitType: "scans" | "messages" | "tokens";
	used: number;
	limit: number;
	window: QuotaWindow;
	/** ISO 8601; null where it frees up bit by bit. */
	opensAt: string | null;
}

/** "Dec 1" in the locale of the browser; with the year where it is another one. */
export function nearDay(time: string, now: Date = new Date()): string {
	const day = new Date(time);
	const year = day.getFullYear() === now.getFullYear() ? undefined : "numeric";
	return new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", year }).format(day);
}

/** "You have used this month's scan. The next one is free on Jan 1." */
export function spentWords(spent: SpentWords): string {
	return `${usedWords(spent)} ${opensWords(spent)}`.trim();
}

function usedWords({ limitType, used, limit, window }: SpentWords): string {
	if (limitType === "tokens") return window === "rolling_7_days" ? quotaCopy.tokensOfWeek : quotaCopy.tokens;
	const period = window === "trial" ? quotaCopy.ofTrial : quotaCopy.ofMonth;
	if (used > limit) {
		const per = window === "trial" ? quotaCopy.inTrial : quotaCopy.aMonth;
		return quotaCopy.over(count(used), quotaCopy.nouns[limitType], count(limit), per);
	}
	if (limit === 1 && window === "calendar_month") return quotaCopy.oneOfMonth(quotaCopy.noun[limitType]);
	return quotaCopy.all(count(limit), quotaCopy.nouns[limitType], period);
}

function opensWords({ limit, limitType, window, opensAt }: SpentWords): string {
	if (opensAt === null) return window === "rolling_7_days" ? quotaCopy.bitByBit : "";
	const day = nearDay(opensAt);
	if (limitType === "tokens") return quotaCopy.anew(day);
	if (window === "trial") return quotaCopy.onFree(day);
	return limit === 1 ? quotaCopy.nextOne(day) : quotaCopy.nextOnes(day);
}

const count = (value: number) => value.toLocaleString("en-US");

interface SpentListProps {
	plan: PlanKey;
	spent: readonly SpentQuota[];
	id?: string;
}

/** What a plan would leave nothing of, said before it is paid for; nothing where it leaves something of everything. */
export function SpentList({ plan, spent, id }: SpentListProps) {
	if (spent.length === 0) return null;
	return (
		<ul id={id} className="grid gap-1">
			{spent.map(({ limit_type, limit, opens_at }) => (
				<li key={limit_type}>
					{quotaCopy.spentBy(
						planName(plan),
						count(limit),
						quotaCopy.what[limit_type],
						opens_at === null ? null : nearDay(opens_at),
					)}
				</li>
			))}
		</ul>
	);
}

const reminderCopy = quotaCopy.reminder;

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
			<output className="empty:sr-only">{remindAt !== null && reminderCopy.asked(nearDay(remindAt))}</output>
			<Button size="small" tone="secondary" busy={busy} onClick={remindAt === null ? onAsk : onWithdraw}>
				{remindAt === null && !busy && <Bell aria-hidden="true" className="size-4" />}
				{remindAt === null ? reminderCopy.ask : reminderCopy.withdraw}
			</Button>
			{failed && <p role="alert">{reminderCopy.failed}</p>}
		</div>
	);
}
