import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";

/** AUTH-29, AUTH-31, AUTH-32 and AUTH-34 fix the failure texts; the rest is ours. */
export const recoverCopy = {
	forgot: {
		title: "Forgot your password?",
		lead: "Tell us your email, and we send a link that lets you choose a new one.",
		description: `Forgot your ${BRAND.name} password? Ask for a mail with a link to choose a new one.`,
		email: "Email",
		emailMissing: "Please enter your email.",
		submit: "Send reset link",
		busy: "Sending…",
		failed: "Request failed.",
		sentHelp: (hours: number) =>
			`The link works once, for ${hours === 1 ? "one hour" : `${hours} hours`}. Nothing there after a few minutes? Look in your spam folder, or send it again.`,
		remembered: "Remembered it?",
		login: "Back to login",
	},
	reset: {
		title: "Choose a new password",
		lead: "Afterwards every device that is signed in has to log in again.",
		password: "New password",
		passwordHint: "At least 8 characters. A few unrelated words work well.",
		confirm: "Confirm new password",
		mismatch: "Passwords do not match",
		submit: "Set new password",
		busy: "Saving…",
		failed: "Reset failed.",
		missing: MESSAGES.resetInvalid,
		missingHelp:
			"A link works once and for one hour, and some mail programs cut it in two. Send yourself a new one.",
		newLink: "Get a new link",
		doneHelp: "Every device that was signed in is signed out. Log in with your new password.",
		login: "Login",
	},
	notMine: {
		title: "This was not me",
		lead: `Did somebody else open a ${BRAND.name} account with your email? Then lock them out here.`,
		effects: [
			"Everybody who is logged in to that account is logged out.",
			"Its password and its codes stop working. A deletion that was asked for is called off.",
			"After that only you can open it, with a new password that you ask for by mail.",
		],
		submit: "Lock them out",
		busy: "Locking them out…",
		wasMe: "It was you? Then close this page: nothing changes.",
		failed: MESSAGES.invalidOrExpiredLink,
		failedHelp: `The link works for ${MAIL_LINK_HOURS.disown / 24} days. After that, a new password locks everybody else out too: we mail you a link for it.`,
		unreachable: "We could not reach the server. Nothing has changed; please try again.",
		outcomes: {
			done: {
				title: "They are locked out",
				lines: [
					"Nobody is logged in to that account any more, and its password no longer works.",
					"There is nothing more to do. Only if you want to use the account yourself, choose a new password.",
				],
			},
			done_before: {
				title: "That is done already",
				lines: [
					"You have told us before, and they were locked out then. Nothing was changed this time.",
					"There is nothing more to do. Only if you want to use the account yourself, choose a new password.",
				],
			},
			moved: {
				title: "The account no longer has your address",
				lines: [
					"Whoever opened it uses another email now, so there is nothing of yours to lock.",
					"You used that account yourself? Write to us, and we will look at it with you.",
				],
			},
		},
		newPassword: "Choose a new password",
		erase: "Have it erased",
		contact: "Contact us",
	},
} as const;
