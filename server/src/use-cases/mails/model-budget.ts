import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

/** For the operator. */
export function modelBudgetMail({ day, tokens }: { day: string; tokens: number }): MailContent {
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
