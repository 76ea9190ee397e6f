import { MESSAGES } from "@dewlight/contracts/messages.ts";

/** ACCT-12 to ACCT-16 fix the texts of confirming; the rest is ours. */
export const emailChangeCopy = {
	confirm: {
		title: "Confirm your new email",
		processing: "Processing...",
		missing: "Missing confirmation token.",
		missingHelp:
			"Open the whole link of the mail, or copy it into the address bar. Some mail programs cut it in two.",
		done: MESSAGES.emailChanged,
		doneHelp: (email: string) => `From now on, log in with ${email}.`,
		failed: MESSAGES.invalidOrExpiredLink,
		failedHelp: "A link works once and for 24 hours. You can ask for a new one on your account page.",
		unreachable: "We could not reach the server, so nothing has changed yet.",
		toAccount: "To your account",
	},
	undo: {
		title: "Undo the email change",
		lead: "Somebody asked to change the email of your account. If that was not you, undo it here.",
		effects: [
			"Your account keeps the address our mail was sent to.",
			"Every device that is signed in is signed out.",
			"A password, codes or a deletion set since the change no longer count.",
			"Then choose a new password, so that nobody else can log in again.",
		],
		submit: "Undo the change",
		busy: "Undoing…",
		wasMe: "It was you? Then close this page: nothing changes.",
		failed: MESSAGES.invalidOrExpiredLink,
		unreachable: "We could not reach the server. Nothing has changed; please try again.",
		failedHelp: "If you cannot get into your account, write to us and we will look at it with you.",
		contact: "Contact us",
		done: "The change is undone",
		newPassword: "Reset your password",
	},
} as const;
