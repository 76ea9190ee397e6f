import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findContactMessage } from "#db/queries/contact.ts";
import { defineMail, type MailContent, writeMail } from "./letter.ts";

/**
 * Says nothing that the sender wrote, not even the name: anyone can type a stranger's address, and our mail must not
 * carry their words.
 */
export function contactReceiptMail({ subject }: { subject: string }): MailContent {
	const next =
		subject === "Delete Account"
			? "Before anything is deleted we make sure that the request comes from the owner of the account."
			: "A person reads it and answers to this address.";
	return writeMail({
		subject: `We received your message to ${BRAND.name}`,
		title: "We received your message",
		username: null,
		paragraphs: ["Thank you for writing. Your message has reached us.", next],
		action: null,
		footnotes: [
			"If you did not write to us, someone typed your address by mistake; you can ignore this mail.",
		],
	});
}

export const contactReceipt = defineMail(
	z.object({ template: z.literal("contact-receipt"), contact_id: z.uuid() }),
	async ({ ctx, payload }) => {
		const message = await findContactMessage(ctx.store.db, payload.contact_id);
		return message && { to: message.email, ...contactReceiptMail(message) };
	},
);

/** For the operator. */
function modelBudgetMail({ day, tokens }: { day: string; tokens: number }): MailContent {
	return writeMail({
		subject: `${BRAND.name}: the model budget of ${day} is used up`,
		title: "The model budget is used up",
		username: null,
		paragraphs: [
			`Calls of the language model have used ${tokens.toLocaleString("en-US")} tokens on ${day} (UTC), which is the whole daily budget.`,
			"Until the day ends in UTC, the built-in guide answers everybody. To give more, raise AI_DAILY_TOKENS and start again.",
		],
		action: null,
		footnotes: ["This mail is sent once a day at most."],
	});
}

export const modelBudget = defineMail(
	z.object({ template: z.literal("model-budget"), day: z.iso.date(), tokens: z.int() }),
	async ({ payload }) => ({ to: BRAND.supportEmail, ...modelBudgetMail(payload) }),
);
