import { z } from "zod";
import { MailRefusedError } from "#ports/mailer.ts";
import type { Context, JobActor } from "../context.ts";
import { accountChanged, deletionRequested, passwordChanged, twoFactorChanged } from "./account-security.ts";
import { emailChange, emailChangeNotice, emailChangeUndone } from "./email-change.ts";
import { accountDisowned, resetPassword, verifyEmail, verifyEmailAgain, welcome } from "./joining.ts";
import { contactReceipt, modelBudget } from "./no-account.ts";
import { dispute, paymentFailed, receipt, refund } from "./payments.ts";
import { quotaOpen, reminderDigest, trialEnded, trialEndsSoon } from "./reminders.ts";
import { cancellation, kept, planChange, priceNotice, subscriptionEnded } from "./subscription.ts";

/** Every mail that exists: one line here. */
export const MAILS = [
	verifyEmail,
	verifyEmailAgain,
	resetPassword,
	passwordChanged,
	twoFactorChanged,
	welcome,
	emailChange,
	emailChangeNotice,
	emailChangeUndone,
	deletionRequested,
	accountChanged,
	accountDisowned,
	contactReceipt,
	modelBudget,
	trialEndsSoon,
	trialEnded,
	receipt,
	paymentFailed,
	cancellation,
	kept,
	planChange,
	subscriptionEnded,
	refund,
	priceNotice,
	quotaOpen,
	dispute,
	reminderDigest,
] as const;

const [first, ...others] = MAILS;

/** What to send, told apart by `template`. */
export const mailPayloadSchema = z.discriminatedUnion("template", [
	first.payload,
	...others.map(({ payload }) => payload),
]);
export type MailPayload = z.infer<typeof mailPayloadSchema>;

/** Composes and sends one mail. A refusal for good is logged and ends here; any other failure is for a retry. */
export async function sendMail({
	ctx,
	input,
	id,
}: {
	ctx: Context<JobActor>;
	input: MailPayload;
	/** Of the job that sends it. */
	id?: string | undefined;
}): Promise<void> {
	const { template } = input;
	const mail = await MAILS.find((candidate) => candidate.template === template)?.compose({
		ctx,
		payload: input,
	});
	if (!mail) return;
	try {
		await ctx.mailer.send({ ...mail, ...(id !== undefined && { id }) });
	} catch (error) {
		if (!(error instanceof MailRefusedError)) throw error;
		const userId = "user_id" in input ? input.user_id : null;
		ctx.log.warn({ template, userId }, "the mail server refused a mail for good");
	}
}
