import { PAST_DUE_GRACE_MS } from "@dewlight/core/plans/paid-plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { addNotice, type SubscriptionRow } from "#db/queries/billing.ts";
import type { BillingNotice } from "#db/schema/index.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import type { Context } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import type { MailPayload } from "../mails/index.ts";

interface News {
	userId: number;
	/** What stood before of the same subscription; null where it is new. */
	before: SubscriptionRow | null;
	said: ProviderSubscription;
	/** Of this write; told apart from every other. */
	version: number;
}

const iso = (at: number) => new Date(at).toISOString();

/** The mails that a difference between what stood and what the provider says asks for. */
export async function announceChanges(ctx: Context, tx: Transaction, news: News): Promise<void> {
	await announceMoney(ctx, tx, news);
	await announcePlan(ctx, tx, news);
	await announceEnd(ctx, tx, news);
}

async function announceMoney(ctx: Context, tx: Transaction, { userId, said }: News): Promise<void> {
	const { plan, state, lastPaid, open, pastDueSince } = said;
	if (lastPaid && state === "active") {
		await promiseNotice(ctx, tx, {
			userId,
			kind: "receipt",
			occasion: lastPaid.id,
			mail: {
				template: "receipt",
				user_id: userId,
				plan,
				amount_cents: lastPaid.amountCents,
				currency: lastPaid.currency,
				paid_at: iso(lastPaid.paidAt),
				paid_until: iso(said.periodEndsAt),
			},
		});
	}
	if (open && state === "past_due" && pastDueSince !== null) {
		await promiseNotice(ctx, tx, {
			userId,
			kind: "payment_failed",
			occasion: open.invoiceId,
			mail: {
				template: "payment-failed",
				user_id: userId,
				plan,
				amount_cents: open.amountCents,
				currency: CURRENCY,
				keeps_until: iso(pastDueSince + PAST_DUE_GRACE_MS),
			},
		});
	}
}

async function announcePlan(ctx: Context, tx: Transaction, news: News): Promise<void> {
	const { userId, before, said, version } = news;
	if (!before || said.state === "ended") return;
	const occasion = `${said.id} ${version}`;
	const change = { template: "plan-change", user_id: userId, from: before.plan } as const;
	if (said.plan !== before.plan) {
		const mail = { ...change, to: said.plan, effective_at: iso(ctx.clock.now().getTime()), scheduled: false };
		await promiseNotice(ctx, tx, { userId, kind: "plan_change", occasion, mail });
	} else if (said.scheduledPlan && said.scheduledPlan !== before.scheduledPlan) {
		const mail = { ...change, to: said.scheduledPlan, effective_at: iso(said.periodEndsAt), scheduled: true };
		await promiseNotice(ctx, tx, { userId, kind: "plan_change", occasion, mail });
	}
}

async function announceEnd(ctx: Context, tx: Transaction, news: News): Promise<void> {
	const { userId, before, said, version } = news;
	const { plan } = said;
	const at = iso(said.periodEndsAt);
	if (said.state === "ended") {
		if (!before || before.state === "ended") return;
		const mail = { template: "subscription-ended", user_id: userId, plan, ended_at: at } as const;
		return promiseNotice(ctx, tx, { userId, kind: "subscription_ended", occasion: said.id, mail });
	}
	const occasion = `${said.id} ${version}`;
	if (said.endsWithPeriod && !before?.endsWithPeriod) {
		const disputed = Boolean(before?.disputedAt);
		const mail = { template: "cancellation", user_id: userId, plan, ends_at: at, disputed } as const;
		return promiseNotice(ctx, tx, { userId, kind: "cancellation", occasion, mail });
	}
	if (before && said.state === "active" && wasKept(before, said)) {
		const mail = { template: "kept", user_id: userId, plan, renews_at: at } as const;
		await promiseNotice(ctx, tx, { userId, kind: "kept", occasion, mail });
	}
}

function wasKept(before: SubscriptionRow, said: ProviderSubscription): boolean {
	if (before.endsWithPeriod || before.state === "paused") return !said.endsWithPeriod;
	return before.scheduledPlan !== null && said.scheduledPlan === null && said.plan === before.plan;
}

interface Notice {
	userId: number;
	kind: BillingNotice;
	/** What makes it one occasion: told once, however often its news arrive. */
	occasion: string;
	mail: MailPayload;
}

/** An account that is being erased gets one last mail, which is about that. */
export async function promiseNotice(
	ctx: Context,
	tx: Transaction,
	{ mail, ...notice }: Notice,
): Promise<void> {
	const user = await findUserById(tx, notice.userId);
	if (user?.deletionDueAt && user.deletionDueAt <= ctx.clock.now()) return;
	if (!(await addNotice(tx, { ...notice, at: ctx.clock.now() }))) return;
	await enqueue(ctx, tx, sendMailJob, mail);
}
