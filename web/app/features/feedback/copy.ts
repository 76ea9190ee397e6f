/** NAV-16 to NAV-20 fix title, buttons, success and failure; the rest is ours. */
export const feedbackCopy = {
	title: "Send Feedback",
	lead: "What works, what does not, what is missing: one line is enough.",
	message: "Your feedback",
	cancel: "Cancel",
	submit: "Submit",
	busy: "Sending…",
	failed: "Failed to send feedback.",
	done: "Done",
} as const;
