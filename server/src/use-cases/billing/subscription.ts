import type { Allowance } from "@dewlight/core/plans/decide.ts";
import { comparePlans, type PaidPlan, type PaidTier } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { FOUNDING, mayHoldPlace } from "@dewlight/core/plans/prices.ts";
import {
	findBillingCustomer,
	findPreview,
	findSubscription,
	removePreview,
	type SubscriptionRow,
	savePreview,
} from "#db/queries/billing.ts";
import { holdsOpenPlace, readFoundingState } from "#db/queries/checkouts.ts";
import { findPlanSources } from "#db/queries/plan-sources.ts";
import { listReminders, type QuotaReminder } from "#db/queries/usage.ts";
import type { ChangePreview } from "#ports/payments.ts";
import { type PlanState, planOfUser, takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { type QuotaState, readQuotas, readSpentBy } from "../read-allowance.ts";
import {
	askProvider,
	BILLING_RULES,
	billingUrl,
	PREVIEW_LIFE_MS,
	planOfPrice,
	refused,
} from "./billing-rules.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** What the Billing tab is made of. */
export interface BillingState {
	plan: PlanState;
	/** The one that lives; null for who pays nothing. */
	subscription: SubscriptionRow | null;
}

/** API-46 */
export async function getSubscription({ ctx }: { ctx: Context<UserActor> }): Promise<BillingState> {
	return readBillingState(ctx, ctx.actor.userId);
}

export async function readBillingState(ctx: Context, userId: number): Promise<BillingState> {
	const sources = await findPlanSources(ctx.store.db, userId);
	if (!sources) throw new DomainError("no_session", "Please log in.");
	const { subscription } = sources;
	return {
		plan: planOfUser(sources, ctx.clock.now()),
		subscription: subscription?.state === "ended" ? null : subscription,
	};
}

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

/** The person's living subscription as the provider has it now. */
export async function requireSubscription(ctx: Context<UserActor>): Promise<SubscriptionRow> {
	const input = { userId: ctx.actor.userId };
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input }));
	if (row && row.state !== "ended") return row;
	throw new DomainError("bad_input", "You have no subscription. Please choose a plan first.");
}

/** One that may move to another plan: paid up, and nothing else planned for it. */
async function requireChangeable(
	ctx: Context<UserActor>,
	refuseAs: "bad_input" | "conflict",
): Promise<SubscriptionRow> {
	const row = await requireSubscription(ctx);
	const name = planName(row.plan);
	if (row.state === "past_due") {
		throw new DomainError(refuseAs, "Your last payment failed. Please update your card first.");
	}
	if (row.state === "paused") {
		throw new DomainError(refuseAs, `Your subscription is paused. Resume ${name} first.`);
	}
	if (row.endsWithPeriod || row.scheduledPlan) {
		throw new DomainError(refuseAs, `A change of your plan is pending. Keep ${name} first, then change it.`);
	}
	return row;
}

/** The provider's page where the card is changed, what is open is paid and invoices lie (DER-34). */
export async function openCardUpdate({ ctx }: { ctx: Context<UserActor> }): Promise<{ url: string }> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.cardUpdate, String(userId));
	const customer = await findBillingCustomer(ctx.store.db, userId);
	if (!customer) throw new DomainError("bad_input", "You have no subscription. Please choose a plan first.");
	const order = { customerId: customer.customerId, returnUrl: billingUrl(ctx) };
	const url = await askProvider(ctx, () => ctx.payments.openCardUpdate(order));
	await audit(ctx, ctx.store.db, { action: "billing.card_page_opened", userId });
	return { url };
}

export interface Offers {
	priceIds: Record<PaidTier, { month: string; year: string }>;
	/** Places at the founding price that nobody has or holds. */
	foundingLeft: number;
	/** Whoever asks would pay the founding price for a year. */
	foundingOffered: boolean;
	/** What whoever asks has used, and what each plan would leave of it; null for a visitor. */
	standing: Standing | null;
}

interface Standing {
	quotas: QuotaState[];
	/** Used up at once after a change to the plan. */
	spent: Record<PaidTier, Allowance[]>;
	reminders: QuotaReminder[];
}

/**
 * What is on sale, at the price that whoever asks would pay: the founding price is given at checkout and kept with the
 * subscription, so a subscriber has it or does not, however many places are left.
 */
export async function listPlans({ ctx }: { ctx: Context }): Promise<Offers> {
	const ids = await askProvider(ctx, () => ctx.payments.priceIds());
	const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
	const state = await readFoundingState(ctx.store.db, userId, ctx.clock.now());
	const foundingLeft = Math.max(0, FOUNDING.places - state.taken - state.held);
	const own = userId === null ? null : await findSubscription(ctx.store.db, userId);
	const holds = userId !== null && (await holdsOpenPlace(ctx.store.db, userId, ctx.clock.now()));
	const subscribed = own !== null && own.state !== "ended";
	return {
		priceIds: {
			plus: { month: ids.plus_monthly, year: ids.plus_annual },
			pro: { month: ids.pro_monthly, year: ids.pro_annual },
		},
		foundingLeft,
		foundingOffered: subscribed ? own.founding : holds || mayHoldPlace(state),
		standing: userId === null ? null : await readStanding(ctx, userId),
	};
}

async function readStanding(ctx: Context, userId: number): Promise<Standing> {
	const { db } = ctx.store;
	return {
		quotas: await readQuotas(ctx, db, userId),
		spent: {
			plus: await readSpentBy(ctx, db, userId, "plus"),
			pro: await readSpentBy(ctx, db, userId, "pro"),
		},
		reminders: await listReminders(db, userId),
	};
}
