import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";

/** The words "Delete account" of the link are fixed by ACCT-A9; the rest is ours. */
export const ownDataCopy = {
	export: {
		title: "Your data",
		lead: "A copy of everything we hold about you, to keep or to take elsewhere.",
		inside: "One archive with",
		parts: [
			"your account, goals, answers, consents and settings",
			"every scan with its measured numbers, report and care plan",
			"your messages, notes and products in use",
			"the small thumbnails as pictures; original photos are not kept",
		],
		start: "Download my data",
		busy: "Preparing your copy…",
		done: "Your copy is in your downloads.",
		failed: "Your copy could not be prepared. Please try again.",
		file: "my-data.zip",
	},
	deletion: {
		title: "Delete your account",
		lead: `Everything is erased after ${DELETION_DAYS} days. Until then you can change your mind.`,
		text: "Your scans, thumbnails, care plan, messages and settings are erased for good, and a running subscription is canceled. You may want to download your data first.",
		start: "Delete my account",
		ask: "Would you rather have us do it?",
		link: "Delete account",
		linkAfter: "with the contact form.",
		dialogTitle: "Delete your account?",
		dialogText: [
			`In ${DELETION_DAYS} days your account and everything in it is erased: scans, thumbnails, care plan, messages and settings. A running subscription is canceled.`,
			"Until then you can log in and keep your account. After that nobody can bring it back.",
		],
		password: "Password",
		passwordMissing: "Enter your password.",
		confirm: `Delete in ${DELETION_DAYS} days`,
		confirming: "Asking for deletion…",
		failed: "Your account could not be marked for deletion. Please try again.",
		pendingTitle: (day: string) => `Your account will be erased on ${day}`,
		pendingText: "Until then everything works as before. After that nobody can bring it back.",
		pendingSlim: (day: string) => `Your account will be erased on ${day}.`,
		keep: "Keep my account",
		keeping: "Keeping your account…",
		kept: "Your account stays. Nothing will be erased.",
		keepFailed: "That did not work. Please try again.",
	},
} as const;
