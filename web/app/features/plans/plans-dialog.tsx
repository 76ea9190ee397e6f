import type { User } from "@dewlight/contracts/accounts.ts";
import type { QuotaView } from "@dewlight/contracts/billing.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import type { BillingInterval } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plansQuery, useQuotaReminder } from "#api/plan-calls.ts";
import { createQueryClient } from "#api/query-client.ts";
import type { MetLimit } from "#api/read-limit-event.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { dayInLocale, planEnd } from "#ui/billing/billing-words.ts";
import { ReminderLine, SpentList, spentWords } from "#ui/billing/spent-quota.tsx";
import { SwitchDialog } from "#ui/billing/switch-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { CARDS, firstInterval, useChoice } from "./card-action.ts";
import { plansCopy as copy } from "./copy.ts";
import { PlanCards } from "./plan-cards.tsx";

interface PlansDialogProps {
	/** The plan in force; for a visitor the one the event names. */
	plan: PlanKey;
	/** Null for a visitor. */
	user: User | null;
	/** The quota that opened the dialog; null where somebody wants to see the plans. */
	met: MetLimit | null;
	onClose: () => void;
}

/** BILL-20 to BILL-37, BILL-44 to BILL-50. Opens on pages without a query client, so it has its own. */
export function PlansDialog(props: PlansDialogProps) {
	const [queryClient] = useState(createQueryClient);
	return (
		<QueryClientProvider client={queryClient}>
			<Plans {...props} />
		</QueryClientProvider>
	);
}

function Plans({ plan, user, met, onClose }: PlansDialogProps) {
	const { data: offers, isFetching, refetch } = useQuery(plansQuery);
	const [interval, setInterval] = useState<BillingInterval>(() => firstInterval(plan));
	const choice = useChoice(onClose);
	const spent = user && spentQuotaOf(offers?.quotas ?? [], met);
	return (
		<>
			<Dialog
				open
				onClose={onClose}
				title={copy.title}
				width="page"
				footer={
					choice.failure === null ? undefined : (
						<Notice tone="danger" live="alert" className="w-full">
							{choice.failure}
						</Notice>
					)
				}
			>
				{spent !== null && <SpentNotice quota={spent} plan={plan} />}
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-reading text-ink-2">{plansLead(user)}</p>
					<SegmentedToggle
						label={copy.billed}
						value={interval}
						options={[
							{ value: "month", label: copy.month },
							{ value: "year", label: copy.year },
						]}
						onChange={(next) => {
							choice.forget();
							setInterval(next);
						}}
					/>
				</div>
				{offers !== undefined ? (
					<PlanCards
						offers={offers}
						plan={plan}
						user={user}
						interval={interval}
						busy={choice.busy}
						onChoose={(action) => choice.make(action, offers)}
						onLeave={onClose}
					/>
				) : isFetching ? (
					<PlansLoading />
				) : (
					<RetryNotice text={copy.loadFailed} retryLabel={copy.retry} onRetry={() => void refetch()} />
				)}
			</Dialog>
			{choice.purchase !== null && (
				<AlertDialog
					open
					title={copy.spent.title(planName(choice.purchase.plan))}
					description={<SpentList plan={choice.purchase.plan} spent={choice.purchase.spent} />}
					cancelLabel={copy.spent.refuse}
					confirmLabel={copy.spent.confirm}
					onCancel={choice.refuse}
					onConfirm={choice.buy}
				/>
			)}
			{choice.question !== null && (
				<SwitchDialog
					{...choice.question}
					busy={choice.changing}
					onRefuse={choice.refuse}
					onConfirm={choice.confirm}
				/>
			)}
		</>
	);
}

function plansLead(user: Pick<User, "plan" | "plan_expires_at"> | null): string {
	const end = user?.plan === "trial" ? planEnd(user.plan_expires_at) : null;
	return end === null ? copy.lead : copy.trialLead(dayInLocale(end));
}

function PlansLoading() {
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<div className="grid gap-3 desk:grid-cols-3">
				{CARDS.map((tier) => (
					<Skeleton key={tier} className="h-64 rounded-md desk:h-104" />
				))}
			</div>
		</>
	);
}

/** The quota that opened the dialog, else the first that is used up: why somebody looks for more now. */
function spentQuotaOf(quotas: readonly QuotaView[], met: MetLimit | null): QuotaView | null {
	const spent = quotas.filter((quota) => quota.spent);
	return spent.find(({ limit_type }) => limit_type === met?.limit_type) ?? spent[0] ?? null;
}

/** What is used up, when it opens again without paying, and the offer to be told on that day. */
function SpentNotice({ quota, plan }: { quota: QuotaView; plan: PlanKey }) {
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
