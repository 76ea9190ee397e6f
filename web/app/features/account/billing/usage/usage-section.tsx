import type { User } from "@dewlight/contracts/accounts.ts";
import { type LimitedAction, QUOTAS } from "@dewlight/core/plans/limits.ts";
import { tierOf } from "@dewlight/core/plans/plan.ts";
import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "#api/read-plans.ts";
import { useQuotaReminder } from "#api/use-quota-reminder.ts";
import { platform } from "#platform/current.ts";
import { planEnd } from "#ui/billing/plan-end.ts";
import { ReminderLine } from "#ui/billing/reminder-line.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SettingsSection } from "../../settings-section.tsx";
import { usageCopy as copy } from "./copy.ts";
import { usageQuery } from "./read-usage.ts";
import { UsageRow } from "./usage-row.tsx";
import { windowWords } from "./window-words.ts";

const SHOWN = ["scans", "messages", "tokens"] as const satisfies readonly LimitedAction[];

/** A reminder that was asked for is seen and taken back here; where something is used up, one is offered. */
function OwnReminder({ action }: { action: LimitedAction }) {
	// In the app nothing that names a price is read.
	const { data: plans } = useQuery({ ...plansQuery, enabled: platform.canManageBilling });
	const reminder = useQuotaReminder(action);
	const quota = plans?.quotas?.find(({ limit_type }) => limit_type === action);
	if (quota === undefined || (quota.remind_at === null && quota.opens_at === null)) return null;
	return (
		<ReminderLine
			remindAt={quota.remind_at}
			busy={reminder.busy}
			failed={reminder.failed}
			onAsk={reminder.ask}
			onWithdraw={reminder.withdraw}
		/>
	);
}

/** How much of each quota is used, and when it starts anew. */
export function UsageSection({ user }: { user: User }) {
	const { data: usage, isError, isFetching, refetch } = useQuery(usageQuery);
	const tier = tierOf(user.plan);
	const trialEnds = tier === "trial" ? planEnd(user.plan_expires_at) : null;
	return (
		<SettingsSection id="usage" title={copy.title} lead={copy.lead}>
			{usage !== undefined ? (
				<ul className="grid gap-6">
					{SHOWN.map((action) => {
						const used = usage[action];
						const { window } = QUOTAS[tier][action];
						return (
							<UsageRow
								key={action}
								name={copy.names[action]}
								used={used}
								when={windowWords(window, { resetsAt: used.resetsAt, trialEnds })}
								reminder={<OwnReminder action={action} />}
								note={action === "tokens" ? copy.tokensNote : undefined}
							/>
						);
					})}
				</ul>
			) : isError && !isFetching ? (
				<RetryNotice text={copy.failed} retryLabel={copy.retry} onRetry={() => void refetch()} />
			) : (
				<div className="grid gap-6">
					<output className="sr-only">{copy.loading}</output>
					{SHOWN.map((action) => (
						<Skeleton key={action} className="h-16" />
					))}
				</div>
			)}
		</SettingsSection>
	);
}
