/** Words of the parts that screens are made of; frame-copy.ts has those that every page loads. */
export const uiCopy = {
	redFlag: {
		emergency: "Please act on this now",
		same_day: "Please act on this today",
		book_dermatologist: "Please have this looked at",
		care: "Please take care",
		watch: "Just in case",
	},
	close: "Close",
	tryAgain: "Try again",
	newTab: "(opens in a new tab)",
	showPassword: "Show password",
	imported: (day: string) => `${day} (imported)`,
	noPreview: "This browser cannot show this format here.",
	tagTooLong: (max: number) => `One entry has at most ${max} characters.`,
	tooManyTags: (max: number) => `At most ${max} entries fit. Remove one first.`,
	offline: "You appear to be offline",
	offlineText: "Nothing is lost. We will pick up where you were as soon as there is a connection.",
} as const;
