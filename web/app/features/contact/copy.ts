import { BRAND } from "@dewlight/contracts/brand.ts";
import type { ContactSubject } from "@dewlight/contracts/contact.ts";

/** PUB-46, PUB-51, PUB-55 and PUB-56 fix the option label, the two failures and the success; the rest is ours. */
export const contactCopy = {
	title: "Contact",
	lead: "Questions, trouble, something that reads wrong: write to us and a person will answer by mail.",
	description: `Write to the people behind ${BRAND.name}: questions, reports about AI answers, requests about your data.`,
	name: "Name",
	email: "Email",
	emailHint: "We answer to this address.",
	subject: "Subject",
	message: "Message",
	subjects: {
		General: "General",
		"Report AI": "Report offensive or illegal content",
		"Delete Account": "Delete Account",
	} satisfies Record<ContactSubject, string>,
	required: "All fields are required.",
	missing: {
		name: "Please enter your name.",
		email: "Please enter your email.",
		subject: "Please choose a subject.",
		message: "Please write a message.",
	},
	submit: "Send message",
	busy: "Sending…",
	failed: "Failed to send message. Please try again later.",
	sentHelp: (email: string) => `Our answer goes to ${email}.`,
	another: "Write another message",
	deletion: {
		text: "To request account deletion, include the email you registered with and write a deletion request.",
		self: "Faster: delete it yourself on",
		link: "your account page",
	},
	report: {
		title: "Reporting an AI answer",
		text: "Tell us what it said and, if you can, when. Copied text helps most.",
	},
	mail: {
		title: "By mail",
		text: "You can also write to",
		noScript: "This form needs JavaScript. Without it, please write to",
	},
} as const;
