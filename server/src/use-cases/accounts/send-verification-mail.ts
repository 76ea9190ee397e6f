import { findUserById } from "#db/queries/accounts.ts";
import { insertMailToken } from "#db/queries/mail-tokens.ts";
import { MailRefusedError } from "#ports/mailer.ts";
import type { Context, JobActor } from "../context.ts";
import { hashSecret } from "./hash-secret.ts";
import { verificationMail } from "./verification-mail.ts";

const LINK_HOURS = 24;

/** Makes a fresh link and mails it. Nothing happens for an account that is gone or already verified. */
export async function sendVerificationMail({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { userId: number };
}): Promise<void> {
	const { clock, ids, log, mailer, settings, store } = ctx;
	const user = await findUserById(store.db, input.userId);
	if (!user || user.emailVerifiedAt) return;
	const secret = ids.secret();
	const now = clock.now();
	await insertMailToken(store.db, {
		id: ids.uuid(),
		tokenHash: hashSecret(secret),
		userId: user.id,
		kind: "verify",
		email: user.email,
		createdAt: now,
		expiresAt: new Date(now.getTime() + LINK_HOURS * 3_600_000),
	});
	const link = `${settings.publicUrl}/verify-email?token=${secret}`;
	const mail = verificationMail({ username: user.username, link, validHours: LINK_HOURS });
	try {
		await mailer.send({ to: user.email, ...mail });
	} catch (error) {
		if (!(error instanceof MailRefusedError)) throw error;
		log.warn({ userId: user.id }, "the mail server refused a verification mail for good");
	}
}
