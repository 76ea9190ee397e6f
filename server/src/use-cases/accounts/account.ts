import type { onboardingSchema } from "@dewlight/contracts/accounts.ts";
import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { type AccountView, readAccountViews } from "#db/queries/account-view.ts";
import { insertAcceptance, lockAccount, setOnboarding } from "#db/queries/accounts.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import { audit } from "../audit.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { type PlanState, planOfUser } from "../plan-of-user.ts";
import { rebuildNewestPlan } from "../profile/index.ts";
import { batchedReads } from "./sessions.ts";

/** What the wire's User is presented from. */
export interface Account extends AccountView {
	plan: PlanState;
}

/** Inside a transaction, which sees what it has written. */
export async function readAccount(ctx: Context, db: Queryable, userId: number): Promise<Account> {
	const views = await readAccountViews(db, [userId], LEGAL_VERSION);
	return toAccount(ctx, views.get(userId) ?? null);
}

function toAccount(ctx: Pick<Context, "clock">, view: AccountView | null): Account {
	if (!view) throw new DomainError("no_session", "Please log in.");
	const sources = { ...view.user, subscription: view.subscription };
	return { ...view, plan: planOfUser(sources, ctx.clock.now()) };
}

export async function getMe({ ctx }: { ctx: Context<UserActor> }): Promise<Account> {
	return toAccount(ctx, await batchedReads(ctx.store).account(ctx.actor.userId));
}

/** The first scan starts with the end of onboarding, and its report is what the welcome is about. */
const WELCOME_AFTER_MS = 2 * 60_000;

/**
 * Stores goals, concerns and preferences, and welcomes the person the first time. Empty lists are valid answers;
 * answering again replaces them, preferences only where they were sent, and the suggested plan follows.
 */
export async function completeOnboarding({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof onboardingSchema>;
}): Promise<Account> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readAccount(ctx, tx, userId);
		await setOnboarding(tx, userId, {
			goals: [...new Set(input.goals)],
			issues: [...new Set(input.issues)],
			preferences: input.preferences ? checkedAnswers(input.preferences) : before.user.preferences,
			completedAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "account.onboarded", userId });
		await rebuildNewestPlan(ctx, tx, userId, before.user);
		if (!before.user.onboardingCompletedAt) {
			const startAfter = new Date(ctx.clock.now().getTime() + WELCOME_AFTER_MS);
			await enqueue(ctx, tx, sendMailJob, { template: "welcome", user_id: userId }, { startAfter });
		}
		return readAccount(ctx, tx, userId);
	});
}

const CLIENT_CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Records one more acceptance of the current texts. A browser's clock is believed within five minutes. */
export async function updateLegalAcceptance({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { agreed_to_terms: true; agreed_to_terms_date: string };
}): Promise<Account> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		const now = ctx.clock.now();
		const sent = new Date(input.agreed_to_terms_date);
		const believable = Math.abs(sent.getTime() - now.getTime()) <= CLIENT_CLOCK_TOLERANCE_MS;
		await insertAcceptance(tx, {
			id: ctx.ids.uuid(),
			userId,
			policyVersion: LEGAL_VERSION,
			agreed: input.agreed_to_terms,
			clientTime: believable ? sent : now,
			serverTime: now,
		});
		await audit(ctx, tx, {
			action: "account.legal_accepted",
			userId,
			details: { policy_version: LEGAL_VERSION, client_time_believed: believable },
		});
		return readAccount(ctx, tx, userId);
	});
}
