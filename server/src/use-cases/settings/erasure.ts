import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { KEPT_DAYS, type Kept } from "@dewlight/contracts/retention.ts";
import { changeUser, findDueDeletions } from "#db/queries/account-changes.ts";
import { lockAccount, lockUser, type UserRow } from "#db/queries/accounts.ts";
import { findSubscription } from "#db/queries/billing.ts";
import {
	deleteOlder,
	deleteOriginalRows,
	deleteUser,
	findUnconfirmed,
	forgetTraces,
	LIVES,
	type LimitedLife,
	ownsObjects,
	readTraces,
} from "#db/queries/erasure.ts";
import { endRenewalJob } from "#jobs/definitions/promised.ts";
import { MailRefusedError } from "#ports/mailer.ts";
import type { ObjectStore } from "#ports/object-store.ts";
import { announceChange, timeOfChange } from "../account-change.ts";
import { rememberTrial, requirePassword } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import { endBilling } from "../billing/index.ts";
import type { Context, JobActor, OperatorActor, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { accountErasedMail } from "../mails/index.ts";
import { eraseScanObjects } from "../scans/index.ts";
import { hoursFrom } from "./settings-rules.ts";

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

/** Asking twice moves nothing: the first date stands. */
export async function requestDeletion({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { password: string };
}): Promise<{ deletionDueAt: Date }> {
	const { userId } = ctx.actor;
	await requirePassword(ctx, input.password);
	return ctx.store.transaction(async (tx) => {
		const standing = (await lockUser(tx, userId))?.deletionDueAt;
		if (standing) return { deletionDueAt: standing };
		const deletionDueAt = hoursFrom(await timeOfChange(ctx, tx, userId), DELETION_DAYS * 24);
		const plan = await findSubscription(tx, userId);
		const deletionEndsRenewal = plan !== null && plan.state !== "ended" && !plan.endsWithPeriod;
		await changeUser(tx, userId, { deletionDueAt, deletionEndsRenewal });
		await audit(ctx, tx, { action: "account.deletion_requested", userId });
		await enqueue(ctx, tx, endRenewalJob, { user_id: userId });
		await announceChange(ctx, tx, userId, "deletion");
		return { deletionDueAt };
	});
}

/** Fine without a deletion to cancel. Refused once it is due, because erasing may have begun. */
export async function cancelDeletion({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		const dueAt = (await lockUser(tx, userId))?.deletionDueAt;
		if (!dueAt) return;
		if (dueAt <= ctx.clock.now()) {
			throw new DomainError("conflict", "It is too late to cancel: your account is being erased.");
		}
		await changeUser(tx, userId, { deletionDueAt: null });
		await audit(ctx, tx, { action: "account.deletion_canceled", userId });
	});
}

/** One account that cannot be erased holds up no other; its failure is thrown at the end, for the next run. */
export async function eraseDueAccounts({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const failures: unknown[] = [];
	for (const userId of await findDueDeletions(ctx.store.db, ctx.clock.now())) {
		try {
			await eraseAccount({ ctx, input: { userId } });
		} catch (error) {
			failures.push(error);
		}
	}
	if (failures.length > 0)
		throw new AggregateError(failures, `${failures.length} accounts wait to be erased`);
}

/** Deletes what has been kept for as long as the privacy policy says. */
export async function keepLives({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const now = ctx.clock.now();
	const endOf = (kept: Kept) => new Date(now.getTime() - KEPT_DAYS[kept] * DAY_MS);
	for (const userId of await findUnconfirmed(ctx.store.db, endOf("unconfirmedAccount"))) {
		await eraseAccount({ ctx, input: { userId } });
	}
	for (const life of Object.keys(LIVES) as LimitedLife[]) {
		const deleted = await deleteOlder(ctx.store.db, life, { before: endOf(life), now });
		if (deleted > 0) ctx.log.info({ kept: life, deleted }, "kept for its time and deleted");
	}
}

const PREFIX = "erasures/";

/** Longer than the privacy policy lets a backup live. */
const KEEP_MS = 35 * DAY_MS;

export interface Erasure {
	userId: number;
	at: Date;
}

/**
 * Puts the number of an account that is being erased where a lost database does not take it along: whoever restores a
 * backup from before erases that account again.
 */
async function noteErasure({ ctx, input }: { ctx: Context; input: { userId: number } }): Promise<void> {
	const at = ctx.clock.now().toISOString();
	await ctx.objects.put(`${PREFIX}${input.userId}`, Buffer.from(at), "text/plain");
}

export async function readErasures(objects: Pick<ObjectStore, "list" | "get">): Promise<Erasure[]> {
	const erasures: Erasure[] = [];
	for (const key of await objects.list(PREFIX)) {
		const bytes = await objects.get(key);
		if (bytes === null) continue;
		erasures.push({
			userId: Number(key.slice(PREFIX.length)),
			at: new Date(Buffer.from(bytes).toString("utf8")),
		});
	}
	return erasures;
}

/** No backup holds these accounts any more. */
export async function forgetOldErasures({ ctx }: { ctx: Context }): Promise<void> {
	const before = ctx.clock.now().getTime() - KEEP_MS;
	for (const { userId, at } of await readErasures(ctx.objects))
		if (at.getTime() < before) await ctx.objects.delete(`${PREFIX}${userId}`);
}
