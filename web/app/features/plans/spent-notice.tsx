import type { QuotaView } from "@dewlight/contracts/billing.ts";
import { QUOTAS } from "@dewlight/core/plans/limits.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/plan.ts";
import type { MetLimit } from "#api/read-limit-event.ts";
import { useQuotaReminder } from "#api/use-quota-reminder.ts";
import { spentWords } from "#ui/billing/quota-words.ts";
import { ReminderLine } from "#ui/billing/reminder-line.tsx";
import { Notice } from "#ui/notice.tsx";

/** The quota that opened the dialog, else the first that is used up: why somebody looks for more now. */
export function spentQuotaOf(quotas: readonly QuotaView[], met: MetLimit | null): QuotaView | null {
	const spent = quotas.filter((quota) => quota.spent);
	return spent.find(({ limit_type }) => limit_type === met?.limit_type) ?? spent[0] ?? null;
}

/** What is used up, when it opens again without paying, and the offer to be told on that day. */
export function SpentNotice({ quota, plan }: { quota: QuotaView; plan: PlanKey }) {
	const { limit_type, used, limit, opens_at, remind_at } = quota;
	const reminder = useQuotaReminder(limit_type);
	const { window } = QUOTAS[tierOf(plan)][limit_type];
	return (
		<Notice title={spentWords({ limitType: limit_type, used, limit, window, opensAt: opens_at })}>
			{opens_at !== null && (
				<ReminderLine
					remindAt={remind_at}
					busy={reminder.busy}
					failed={reminder.failed}
					onAsk={reminder.ask}
					onWithdraw={reminder.withdraw}
				/>
			)}
		</Notice>
	);
}
