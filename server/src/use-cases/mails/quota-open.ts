import { BRAND } from "@dewlight/contracts/brand.ts";
import { LIMITED_ACTIONS, type LimitedAction } from "@dewlight/core/plans/limits.ts";
import { z } from "zod";
import type { Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

const SCAN = {
	subject: `You can take your next ${BRAND.name} scan`,
	title: "You can take your next scan",
	sentence: "You asked us to tell you: from today on there is a scan for you again.",
	label: "Start a scan",
	path: "/upload",
};
const CHAT = {
	subject: `You can ask ${BRAND.name} again`,
	title: "You can ask again",
	sentence: "You asked us to tell you: from today on the chat answers you again.",
	label: "Open the chat",
	path: "/chat",
};

export function quotaOpenMail({
	username,
	publicUrl,
	action,
}: Reader & { action: LimitedAction }): MailContent {
	const { subject, title, sentence, label, path } = action === "scans" ? SCAN : CHAT;
	return writeMail({
		subject,
		title,
		username,
		paragraphs: [
			sentence,
			...(action === "scans"
				? ["Taken in the same place and light as the last one, without makeup, it compares best."]
				: []),
		],
		action: { label, href: `${publicUrl}${path}` },
		footnotes: ["This is the one mail you asked for. We send no other until you ask again."],
	});
}

export const quotaOpen = definePersonMail(
	z.object({
		template: z.literal("quota-open"),
		user_id: z.number().int(),
		action: z.enum(LIMITED_ACTIONS),
	}),
	({ payload: { action }, user: { username, deletionDueAt }, publicUrl }) =>
		deletionDueAt ? null : quotaOpenMail({ username, publicUrl, action }),
);
