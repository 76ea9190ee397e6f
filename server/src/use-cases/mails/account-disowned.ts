import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

/** Greets nobody by name: the name is that of whoever typed the address. */
export function accountDisownedMail({ publicUrl }: { publicUrl: string }): MailContent {
	return writeMail({
		subject: `The ${BRAND.name} account with your address is locked`,
		title: "The account with your address is locked",
		username: null,
		paragraphs: [
			"You told us that you did not open it. Everybody was logged out of it, and its password no longer works.",
			"There is nothing more to do. Only if you want to use the account yourself, choose a new password.",
		],
		action: { label: "Choose a new password", href: `${publicUrl}/forgot-password` },
		footnotes: [
			`You want it erased? Write to ${BRAND.supportEmail}.`,
			"You opened it yourself after all? Choose a new password, and you can log in again.",
		],
	});
}

export const accountDisowned = definePersonMail(
	z.object({ template: z.literal("account-disowned"), user_id: z.number().int() }),
	({ publicUrl }) => accountDisownedMail({ publicUrl }),
);
