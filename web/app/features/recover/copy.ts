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
} as const;
