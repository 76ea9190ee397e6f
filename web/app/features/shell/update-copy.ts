/** DER-32; the wording is ours. */
export const updateCopy = {
	title: "Time for an update",
	text: "This version is too old. Update the app to go on.",
	action: "Update",
} as const;
