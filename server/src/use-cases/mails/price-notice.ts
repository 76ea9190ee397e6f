import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { billingHref, momentField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";

/** In characters. */
export const LONGEST_NOTICE = 4_000;

interface PriceNotice extends Reader {
	/** What changes, in the operator's words; an empty line begins a new paragraph. */
	text: string;
	effectiveAt: Date;
}

export function priceNoticeMail({ username, publicUrl, text, effectiveAt }: PriceNotice): MailContent {
	return writeMail({
		subject: `A change to your ${BRAND.name} plan`,
		title: "A change to your plan",
		username,
		paragraphs: [
			`Something about prices or limits of your plan changes on ${longDay(effectiveAt)} (UTC). Until then nothing changes.`,
			...noticeParagraphs(text),
			"If you do not agree, you can cancel under Billing before that day; your plan then runs to the end of the period that is paid.",
		],
		action: { label: "Open Billing", href: billingHref({ publicUrl }) },
		footnotes: ["You get this mail because you have a paid plan."],
	});
}

/** The paragraphs of a plain text, each on one line. */
export function noticeParagraphs(text: string): string[] {
	return text
		.split(/\r?\n\s*\n/)
		.map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
		.filter((paragraph) => paragraph !== "");
}

export const priceNotice = definePersonMail(
	z.object({
		template: z.literal("price-notice"),
		user_id: z.number().int(),
		text: z.string().min(1).max(LONGEST_NOTICE),
		effective_at: momentField,
	}),
	({ payload: { text, effective_at }, user: { username }, publicUrl }) =>
		priceNoticeMail({ username, publicUrl, text, effectiveAt: new Date(effective_at) }),
);
