import { changeUser } from "#db/queries/account-settings.ts";
import { lockAccount, lockUser, type UserRow } from "#db/queries/accounts.ts";
import {
	deleteOriginalRows,
	deleteUser,
	forgetTraces,
	ownsObjects,
	readTraces,
} from "#db/queries/erasure.ts";
import { MailRefusedError } from "#ports/mailer.ts";
import { rememberTrial } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import { endBilling } from "../billing/index.ts";
import type { Context, JobActor, OperatorActor } from "../context.ts";
import { accountErasedMail } from "../mails/index.ts";
import { eraseScanObjects } from "../scans/index.ts";
import { noteErasure } from "./erasure-journal.ts";

type EraserContext = Context<JobActor | OperatorActor>;
type EraserStep = (call: { ctx: EraserContext; input: { userId: number } }) => Promise<void>;

/**
 * What lies outside the database or at somebody else's, in order, while the account still knows it. Each step is
 * safe to run again. A subscription must end before anything is gone, so its step comes first.
 */
const STEPS: readonly EraserStep[] = [endBilling, noteErasure, eraseScanObjects];

/** A scan that ends while we work adds pictures once; more often nothing can. */
const MAX_ROUNDS = 3;
/** The last mail is tried again this long before the erasure goes on without it. */
const MAIL_PATIENCE_MS = 24 * 3_600_000;

/**
 * Erases everything about a person now. Killed at any point it leaves the account marked as due, and the next run
 * finishes. Nothing happens when the account is gone.
 */
export async function eraseAccount({
	ctx,
	input,
}: {
	ctx: EraserContext;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const user = await begin(ctx, userId);
	if (!user) return;
	await runSteps(ctx, userId);
	await sendLastMail(ctx, user);
	for (let round = 1; !(await finish(ctx, userId)); round += 1) {
		if (round === MAX_ROUNDS)
			throw new Error("Pictures keep being added to an account that is being erased.");
		await runSteps(ctx, userId);
	}
	ctx.log.info({ userId }, "account erased");
}

async function begin(ctx: EraserContext, userId: number): Promise<UserRow | null> {
	return ctx.store.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user) return null;
		const now = ctx.clock.now();
		const deletionDueAt = user.deletionDueAt && user.deletionDueAt < now ? user.deletionDueAt : now;
		await changeUser(tx, userId, { deletionDueAt });
		if (user.emailVerifiedAt) await rememberTrial(ctx, tx, user.email);
		return { ...user, deletionDueAt };
	});
}

async function runSteps(ctx: EraserContext, userId: number): Promise<void> {
	for (const step of STEPS) await step({ ctx, input: { userId } });
}

/** Sent before the address is gone, and straight to the mail server: nothing that waits may hold it afterwards. */
async function sendLastMail(ctx: EraserContext, user: UserRow): Promise<void> {
	if (!user.emailVerifiedAt) return;
	try {
		await ctx.mailer.send({ to: user.email, ...accountErasedMail({ username: user.username }) });
	} catch (error) {
		const waited = ctx.clock.now().getTime() - (user.deletionDueAt?.getTime() ?? 0);
		if (!(error instanceof MailRefusedError) && waited < MAIL_PATIENCE_MS) throw error;
		ctx.log.warn({ userId: user.id }, "an account is erased without its last mail");
	}
}

/** Every row in one transaction. False when something was stored meanwhile: then nothing is deleted yet. */
async function finish(ctx: EraserContext, userId: number): Promise<boolean> {
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (await ownsObjects(tx, userId)) return false;
		const traces = await readTraces(tx, userId);
		await deleteOriginalRows(tx, userId);
		await deleteUser(tx, userId);
		await forgetTraces(tx, traces);
		await audit(ctx, tx, { action: "account.erased", userId });
		return true;
	});
}
