import type { registerSchema } from "@dewlight/contracts/accounts.ts";
import { DAY_MS, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { z } from "zod";
import { insertUser } from "#db/queries/accounts.ts";
import { isInviteCodeOpen, setInviteCodeUser, takeInviteCode } from "#db/queries/invite-codes.ts";
import { violatesUnique } from "#db/violations.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hadTrial } from "./one-trial.ts";
import { openSession } from "./open-session.ts";
import { refuseWeakPassword } from "./passwords.ts";
import { type Account, readAccount } from "./read-account.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

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
