import { comparePlans, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { findPreview, removePreview, savePreview } from "#db/queries/billing.ts";
import { findBillingCustomer, type SubscriptionRow } from "#db/queries/subscriptions.ts";
import type { ChangePreview } from "#ports/payments.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { BILLING_RULES, PREVIEW_LIFE_MS } from "./billing-rules.ts";
import { type BillingState, readBillingState, requireChangeable } from "./get-subscription.ts";
import { planOfPrice, refused } from "./plan-of-price.ts";
import { syncSubscription } from "./sync-subscription.ts";

export interface ChangedSubscription {
	wanted: PaidPlan;
	/** False: it holds from `effectiveAt` on. */
	atOnce: boolean;
	effectiveAt: Date;
	state: BillingState;
}

/** API-35. Up at once and for money, down with the end of the period and for nothing. */
export async function changeSubscription({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { priceId: string; changeType: "upgrade" | "downgrade" };
}): Promise<ChangedSubscription> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.change, String(userId));
	const wanted = await planOfPrice(ctx, input.priceId);
	const row = await requireChangeable(ctx, "conflict");
	const direction = comparePlans(row.plan, wanted);
	if (direction === "same") throw alreadyThere();
	if (direction !== input.changeType) {
		refused(ctx, "wrong_direction");
		throw new DomainError(
			"bad_input",
			`This change is ${named(direction)}. Please reload the page and try again.`,
		);
	}
	const atOnce = direction === "upgrade";
	const effectiveAt = atOnce ? ctx.clock.now() : row.periodEndsAt;
	if (atOnce) await upgrade(ctx, row, wanted);
	else await downgrade(ctx, row, wanted);
	await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	await audit(ctx, ctx.store.db, {
		action: atOnce ? "billing.upgraded" : "billing.downgrade_scheduled",
		userId,
		details: { from: row.plan, to: wanted, effective_at: effectiveAt.toISOString() },
	});
	return { wanted, atOnce, effectiveAt, state: await readBillingState(ctx, userId) };
}

const alreadyThere = () => new DomainError("conflict", "You are on this plan already.");

const named = (direction: "upgrade" | "downgrade") =>
	direction === "upgrade" ? "an upgrade, not a downgrade" : "a downgrade, not an upgrade";

/** What was shown is what is charged: counted from the same moment, or shown again. A repeated click charges once. */
async function upgrade(ctx: Context<UserActor>, row: SubscriptionRow, plan: PaidPlan): Promise<void> {
	const { subscriptionId } = row;
	const at = await momentShown(ctx, row, plan);
	const key = `change-${subscriptionId}-${plan}-${at}`;
	try {
		await askProvider(ctx, () => ctx.payments.changeNow({ subscriptionId, plan, at, key }));
	} finally {
		await removePreview(ctx.store.db, ctx.actor.userId);
	}
}

async function momentShown(ctx: Context<UserActor>, row: SubscriptionRow, plan: PaidPlan): Promise<number> {
	const now = ctx.clock.now().getTime();
	const { subscriptionId } = row;
	const shown = await findPreview(ctx.store.db, ctx.actor.userId);
	if (shown?.plan !== plan || shown.subscriptionId !== subscriptionId) return Math.floor(now / 1000) * 1000;
	const at = shown.prorationDate.getTime();
	// Another process may have shown it, whose clock is ahead.
	if (Math.abs(now - at) <= PREVIEW_LIFE_MS) {
		const again = await askProvider(ctx, () => ctx.payments.previewChange({ subscriptionId, plan, at }));
		if (again.amountDueCents === shown.amountDueCents) return at;
		// The other of two clicks may have been quicker.
		const { userId } = ctx.actor;
		const standing = await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
		if (standing?.plan === plan) throw alreadyThere();
	}
	refused(ctx, "amount_changed");
	await removePreview(ctx.store.db, ctx.actor.userId);
	throw new DomainError("conflict", "The price has changed since it was shown. Please check it again.");
}

async function downgrade(ctx: Context<UserActor>, row: SubscriptionRow, plan: PaidPlan): Promise<void> {
	const { subscriptionId } = row;
	const customer = await findBillingCustomer(ctx.store.db, ctx.actor.userId);
	const key = `schedule-${subscriptionId}-${plan}-${customer?.version ?? 0}`;
	await askProvider(ctx, () => ctx.payments.scheduleChange({ subscriptionId, plan, key }));
}

/** API-34. What changing now would cost; kept, so that the charge is counted from the same moment. */
export async function previewChange({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { priceId: string };
}): Promise<ChangePreview> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.preview, String(userId));
	const plan = await planOfPrice(ctx, input.priceId);
	const { subscriptionId, ...row } = await requireChangeable(ctx, "bad_input");
	if (row.plan === plan) throw new DomainError("bad_input", "You are on this plan already.");
	const at = Math.floor(ctx.clock.now().getTime() / 1000) * 1000;
	const preview = await askProvider(ctx, () => ctx.payments.previewChange({ subscriptionId, plan, at }));
	const { amountDueCents } = preview;
	const prorationDate = new Date(at);
	await savePreview(ctx.store.db, { userId, subscriptionId, plan, amountDueCents, prorationDate });
	return preview;
}
