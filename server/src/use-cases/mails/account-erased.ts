import { BRAND } from "@dewlight/contracts/brand.ts";
import { type MailContent, writeMail } from "./letter.ts";

/**
 * Sent by the erasure itself and never through the queue: nothing that waits may hold the address of somebody who
 * is gone.
 */
export function accountErasedMail({ username }: { username: string }): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} account is deleted`,
		title: "Your account is deleted",
		username,
		paragraphs: [
			"Your account and everything we held about you is erased: reports, pictures, notes, answers and messages.",
			"What stays is a record of actions under a number, without your name, address or any content, and a code made from your address that cannot be read back: it tells us only that the address had its trial.",
		],
		action: null,
		footnotes: ["This is the last mail from us to this address."],
	});
}
