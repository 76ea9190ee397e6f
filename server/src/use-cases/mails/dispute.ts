import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { assertNever } from "../assert-never.ts";
import { amountText, momentField, moneyFields } from "./billing-fields.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";

const DISPUTE_STATES = ["open", "won", "lost"] as const;

interface DisputeNews {
	/** Number of the account. */
	person: number;
	disputeId: string;
	state: (typeof DISPUTE_STATES)[number];
	/** In the provider's word. */
	reason: string;
	amountCents: number;
	currency: string;
	answerBy: Date | null;
}

/** For the operator. Names an account by its number and nobody's address. */
export function disputeMail(news: DisputeNews): MailContent {
	const { person, disputeId, reason, amountCents, currency } = news;
	const { title, what, plan } = words(news);
	return writeMail({
		subject: `${BRAND.name}: ${title.toLowerCase()} (account ${person})`,
		title,
		username: null,
		paragraphs: [
			`${what} It is about ${amountText(amountCents, currency)} of account ${person}. The reason given is: ${reason.replaceAll("_", " ")}.`,
			plan,
			`Number at the payment provider: ${disputeId}`,
		],
		action: null,
		footnotes: ["This mail is sent once for each step of a dispute."],
	});
}

function words({ state, answerBy }: DisputeNews): { title: string; what: string; plan: string } {
	switch (state) {
		case "open":
			return {
				title: "A payment is disputed",
				what: `Somebody asked their bank for their money back.${answerBy ? ` Answer at the payment provider by ${longDay(answerBy)} (UTC).` : ""}`,
				plan: "The plan runs to the end of what is paid and is not renewed.",
			};
		case "won":
			return {
				title: "A dispute is won",
				what: "The money stays.",
				plan: "The plan still ends with its period. Once no payment is disputed any more, the person may keep it.",
			};
		case "lost":
			return {
				title: "A dispute is lost",
				what: "The money went back.",
				plan: "The plan has ended with it.",
			};
		default:
			return assertNever(state);
	}
}

export const dispute = defineMail(
	z.object({
		template: z.literal("dispute"),
		person: z.int(),
		dispute_id: z.string().max(255),
		state: z.enum(DISPUTE_STATES),
		reason: z.string().max(100),
		...moneyFields,
		answer_by: momentField.nullable(),
	}),
	async ({ payload: { dispute_id, amount_cents, answer_by, ...news } }) => ({
		to: BRAND.supportEmail,
		...disputeMail({
			...news,
			disputeId: dispute_id,
			amountCents: amount_cents,
			answerBy: answer_by === null ? null : new Date(answer_by),
		}),
	}),
);
