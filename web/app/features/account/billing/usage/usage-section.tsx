import type { User } from "@dewlight/contracts/accounts.ts";
import { type ChatStatus, chatApi } from "@dewlight/contracts/chat.ts";
import { limitSchema } from "@dewlight/contracts/errors.ts";
import { limitApi } from "@dewlight/contracts/limits.ts";
import { type LimitedAction, QUOTAS, type QuotaWindow } from "@dewlight/core/plans/entitlements.ts";
import { tierOf } from "@dewlight/core/plans/plan.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { plansQuery, useQuotaReminder } from "#api/plan-calls.ts";
import { platform } from "#platform/current.ts";
import { dayInLocale, planEnd } from "#ui/billing/billing-words.ts";
import { ReminderLine } from "#ui/billing/spent-quota.tsx";
import { Progress } from "#ui/meters.tsx";
import { RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { SettingsSection } from "../../settings-parts.tsx";

const usageQuery = queryOptions({
	queryKey: ["usage"],
	networkMode: "always",
	queryFn: async ({ signal }): Promise<Usage> => {
		const [scans, tokens, chat] = await Promise.all([
			readUsed(call(limitApi.checkScanLimit, { signal })),
			readUsed(call(limitApi.checkTokenLimit, { signal })),
			call(chatApi.chatStatus, { signal }),
		]);
		return { scans, tokens, messages: usedOf(chat.messages) };
	},
});

const usageCopy = {
	title: "What you have used",
	lead: "Counted as it happens. A scan that fails the photo check is not counted.",
	loading: "Counting…",
	failed: "What you have used could not be read.",
	retry: "Try again",
	names: { scans: "Scans", messages: "Chat messages", tokens: "Tokens" },
	tokensNote: "A token is about four characters that the AI reads or writes.",
	used: (used: string, limit: string) => `${used} of ${limit}`,
	resets: (day: string) => `Starts anew on ${day}`,
	rolling: "Over the last 7 days; it frees up day by day",
	trial: (day: string | null) => (day === null ? "For the whole trial" : `For the whole trial, until ${day}`),
	month: "Each calendar month",
} as const;

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
		<SettingsSection id="usage" title={usageCopy.title} lead={usageCopy.lead}>
			{usage !== undefined ? (
				<ul className="grid gap-6">
					{SHOWN.map((action) => {
						const used = usage[action];
						const { window } = QUOTAS[tier][action];
						return (
							<UsageRow
								key={action}
								name={usageCopy.names[action]}
								used={used}
								when={windowWords(window, { resetsAt: used.resetsAt, trialEnds })}
								reminder={<OwnReminder action={action} />}
								note={action === "tokens" ? usageCopy.tokensNote : undefined}
							/>
						);
					})}
				</ul>
			) : isError && !isFetching ? (
				<RetryNotice text={usageCopy.failed} retryLabel={usageCopy.retry} onRetry={() => void refetch()} />
			) : (
				<div className="grid gap-6">
					<output className="sr-only">{usageCopy.loading}</output>
					{SHOWN.map((action) => (
						<Skeleton key={action} className="h-16" />
					))}
				</div>
			)}
		</SettingsSection>
	);
}

interface UsageRowProps {
	name: string;
	used: Used;
	/** When it starts anew. */
	when: string;
	note?: string;
	/** Shown below; nothing where there is nothing to be reminded of. */
	reminder: ReactNode;
}

const count = (value: number) => value.toLocaleString("en-US");

function UsageRow({ name, used, when, note, reminder }: UsageRowProps) {
	const words = usageCopy.used(count(used.used), count(used.limit));
	return (
		<li className="grid gap-2">
			<p className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="font-semibold">{name}</span>
				<span className="tabular-nums">{words}</span>
			</p>
			<Progress label={name} value={Math.min(used.used, used.limit)} max={used.limit} valueText={words} />
			<p className="text-small text-ink-2">
				{when}
				{note !== undefined && `. ${note}`}
			</p>
			{reminder}
		</li>
	);
}

interface WindowTimes {
	/** ISO 8601; null where nothing starts anew at one moment. */
	resetsAt: string | null;
	/** Epoch milliseconds; null outside a trial. */
	trialEnds: number | null;
}

/** When a quota is fresh again, in words. */
function windowWords(window: QuotaWindow, { resetsAt, trialEnds }: WindowTimes): string {
	switch (window) {
		case "calendar_month":
			return resetsAt === null ? usageCopy.month : usageCopy.resets(dayInLocale(resetsAt));
		case "rolling_7_days":
			return usageCopy.rolling;
		case "trial":
			return usageCopy.trial(trialEnds === null ? null : dayInLocale(trialEnds));
	}
}

interface Used {
	used: number;
	limit: number;
	/** ISO 8601; null where nothing starts anew at one moment. */
	resetsAt: string | null;
}

interface Usage {
	scans: Used;
	tokens: Used;
	messages: Used;
}

type Counted = ChatStatus["messages"];

const usedOf = ({ used, limit, resets_at }: Counted): Used => ({ used, limit, resetsAt: resets_at });

/** API-30, API-31: what is used stands in the answer, and as well in the refusal that says it is used up. */
function readUsed(call: Promise<Counted>): Promise<Used> {
	return call
		.catch((error: unknown) => {
			if (error instanceof ApiError && error.status === 403) return limitSchema.parse(error.body);
			throw error;
		})
		.then(usedOf);
}
