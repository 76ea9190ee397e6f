import type { registerSchema } from "@dewlight/contracts/accounts.ts";
import { DAY_MS, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { violatesUnique } from "#db/database-errors.ts";
import { findMailToken, markMailTokenUsed, setEmail, voidResetLinks } from "#db/queries/account-changes.ts";
import { endTrial, findUserById, insertUser, lockUser, setEmailVerified } from "#db/queries/accounts.ts";
import {
	hasInvitedTrial,
	hasTrialAddress,
	insertTrialAddress,
	isInviteCodeOpen,
	setInviteCodeUser,
	takeInviteCode,
} from "#db/queries/plan-sources.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { type Account, readAccount } from "./account.ts";
import { refuseWeakPassword } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle.ts";

interface Registered {
	account: Account;
	sessionSecret: string;
}

/**
 * Makes an unverified account, on trial unless its address had one, signs it in and promises the verification mail.
 * An invite code is used up in the same transaction, so a registration that fails leaves it as it was.
 */
export async function register({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: z.infer<typeof registerSchema>;
}): Promise<Registered> {
	const { actor, clock, passwords, settings, store } = ctx;
	await takeAttempt(ctx, THROTTLE_RULES.registerByAddress, actor.address);
	const inviteCode = input.invite_code || null;
	if (!inviteCode && settings.inviteRequired) throw inviteInvalid();
	refuseWeakPassword(ctx, input.password, input);
	const passwordHash = await passwords.hash(input.password);
	try {
		return await store.transaction(async (tx) => {
			const now = clock.now();
			const invite = inviteCode ? await takeInviteCode(tx, inviteCode, now) : null;
			if (inviteCode && !invite) throw inviteInvalid();
			const trialDays = invite?.trialDays ?? ((await hadTrial(ctx, tx, input.email)) ? 0 : TRIAL_DAYS);
			const userId = await insertUser(tx, {
				email: input.email,
				username: input.username,
				passwordHash,
				createdAt: now,
				trialEndsAt: new Date(now.getTime() + trialDays * DAY_MS),
			});
			if (invite) await setInviteCodeUser(tx, invite.id, userId);
			const sessionSecret = await openSession(ctx, tx, userId, { passwordProvenAt: now, codeProvenAt: null });
			const account = await readAccount(ctx, tx, userId);
			const details = invite && { details: { invite_id: invite.id } };
			await audit(ctx, tx, { action: "account.registered", userId, ...details });
			await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
			return { account, sessionSecret };
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw new DomainError("conflict", MESSAGES.emailTaken);
		throw error;
	}
}

const inviteInvalid = () => new DomainError("bad_input", MESSAGES.inviteInvalid);

/** Whether a registration with this code would be accepted now. Takes nothing, and tells neither grant nor reason. */
export async function checkInvite({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { invite_code: string };
}): Promise<boolean> {
	await takeAttempt(ctx, THROTTLE_RULES.inviteByAddress, ctx.actor.address);
	return isInviteCodeOpen(ctx.store.db, input.invite_code, ctx.clock.now());
}

/** A used link answers success again this long, so that a mail scanner's visit does not spoil the real click. */
const REPEAT_MS = 24 * 3_600_000;

/** Confirms the address the token was mailed to. Does not sign in. */
export async function verifyEmail({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token?: string | undefined };
}): Promise<{ email: string }> {
	await takeAttempt(ctx, THROTTLE_RULES.verifyByAddress, ctx.actor.address);
	const refused = new DomainError("bad_input", MESSAGES.verificationFailed);
	if (!input.token) throw refused;
	const tokenHash = hashSecret(input.token);
	return ctx.store.transaction(async (tx) => {
		const now = ctx.clock.now();
		const token = await findMailToken(tx, "verify", tokenHash);
		// The address may be corrected at this moment; what this link proves is judged afterwards.
		const user = token && (await lockUser(tx, token.userId));
		if (!token || !user || user.email !== token.email) throw refused;
		if (token.usedAt) {
			if (!user.emailVerifiedAt || now.getTime() - token.usedAt.getTime() > REPEAT_MS) throw refused;
			return { email: user.email };
		}
		if (now >= token.expiresAt) throw refused;
		await markMailTokenUsed(tx, token.id, now);
		if (!user.emailVerifiedAt) {
			await setEmailVerified(tx, user.id, now);
			const first = await rememberTrial(ctx, tx, user.email);
			// Another account of the same mailbox had the trial; nothing could be used before the address was proven.
			if (!first && !(await hasInvitedTrial(tx, user.id))) await endTrial(tx, user.id, now);
			await audit(ctx, tx, { action: "account.email_verified", userId: user.id });
		}
		return { email: user.email };
	});
}

/** Promises another verification mail; links sent earlier keep working until they expire. */
export async function resendVerification({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId, emailVerified } = ctx.actor;
	if (emailVerified) throw new DomainError("conflict", MESSAGES.alreadyVerified);
	const user = await findUserById(ctx.store.db, userId);
	if (!user) throw new DomainError("no_session", "Please log in.");
	await takeAttempt(ctx, THROTTLE_RULES.verificationByEmail, user.email.toLowerCase());
	await ctx.store.transaction(async (tx) => {
		await audit(ctx, tx, { action: "account.verification_resent", userId });
		await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
	});
}

/**
 * The same for somebody who is not signed in. Whether an unverified account has this address is looked up by the job
 * only, so the answer and its time tell nothing.
 */
export async function requestVerification({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { email: string };
}): Promise<void> {
	await takeAttempt(ctx, THROTTLE_RULES.verificationByAddress, ctx.actor.address);
	await takeAttempt(ctx, THROTTLE_RULES.verificationByVisitor, input.email.toLowerCase());
	await ctx.store.transaction((tx) =>
		enqueue(ctx, tx, sendMailJob, { template: "verify-email-again", email: input.email }),
	);
}

/**
 * A mistyped address is put right before it was ever confirmed: every link mailed to it is void, and one goes to the
 * right address. An address that is confirmed changes by a link only.
 */
export async function correctEmail({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { email: string };
}): Promise<Account> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, THROTTLE_RULES.correctByAccount, String(userId));
	await takeAttempt(ctx, THROTTLE_RULES.verificationByEmail, input.email.toLowerCase());
	try {
		return await ctx.store.transaction(async (tx) => {
			const user = await lockUser(tx, userId);
			if (!user) throw new DomainError("no_session", "Please log in.");
			if (user.emailVerifiedAt) throw new DomainError("conflict", MESSAGES.alreadyVerified);
			await setEmail(tx, userId, input.email);
			await voidResetLinks(tx, userId);
			await audit(ctx, tx, { action: "account.email_corrected", userId });
			await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
			return readAccount(ctx, tx, userId);
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw new DomainError("conflict", MESSAGES.emailTaken);
		throw error;
	}
}

/** Domains of one provider that delivers to the same mailbox however many dots the name has. */
const DOTLESS = "gmail.com";
const SAME_AS_DOTLESS = ["gmail.com", "googlemail.com"];

/**
 * One mailbox under its many spellings: without what follows a plus sign, and where dots mean nothing without dots.
 * For the count of trials only; people sign in and get mail by the address they typed.
 */
export function trialMailbox(email: string): string {
	const address = email.trim().toLowerCase();
	const at = address.lastIndexOf("@");
	const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
	const untagged = name.split("+", 1)[0] || name;
	if (!SAME_AS_DOTLESS.includes(domain)) return `${untagged}@${domain}`;
	return `${untagged.replaceAll(".", "")}@${DOTLESS}`;
}

const fingerprint = ({ secretBox }: Pick<Context, "secretBox">, email: string) =>
	secretBox.fingerprint(trialMailbox(email), "trial-address");

/** One trial per mailbox (BILL-A7), also for who erases an account and comes back. */
function hadTrial(ctx: Pick<Context, "secretBox">, db: Queryable, email: string): Promise<boolean> {
	return hasTrialAddress(db, fingerprint(ctx, email));
}

/**
 * For an address that is proven: nobody spends the trial of a stranger's address by typing it. False where its mailbox
 * had its trial before; of two spellings that are proven at once, the second waits for the first.
 */
export function rememberTrial(
	ctx: Pick<Context, "secretBox" | "clock">,
	tx: Queryable,
	email: string,
): Promise<boolean> {
	return insertTrialAddress(tx, fingerprint(ctx, email), ctx.clock.now());
}
