import { MESSAGES } from "@dewlight/contracts/messages.ts";

/** ACCT-06 fixes the sentence about the current password; the rest is ours. */
export const profileCopy = {
	title: "Profile",
	lead: "How you log in and what we call you.",
	email: "Email",
	emailHint: "A new address takes effect once you open the link we send to it.",
	username: "Name",
	newPassword: "New password",
	newPasswordHint: "At least 8 characters. Leave empty to keep the one you have.",
	currentPassword: "Current password",
	currentPasswordHint: "Needed only for a new password. Other browsers are signed out; this one stays.",
	currentPasswordNeeded: MESSAGES.currentPasswordNeeded,
	save: "Save changes",
	saving: "Saving…",
	saveFailed: "Your changes could not be saved. Please try again.",
	pendingTitle: (email: string) => `Waiting for ${email}`,
	pendingText: (email: string) =>
		`Open the link we sent there to finish the change. It works for 24 hours; until then you log in with ${email}. Nothing arrived? Look in the spam folder, or save the address again for a new link.`,
} as const;
