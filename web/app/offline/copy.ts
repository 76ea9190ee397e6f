export const offlineCopy = {
	note: "You appear to be offline",
	/** A logout that the server has not heard of. */
	signingOut:
		"You are logged out on this page, but our server could not be told yet. Until it is, this browser stays signed in.",
	away: "The server cannot answer right now. This page tries again by itself.",
	retry: "Try again",
	trying: "Trying…",
	screen: {
		title: "Offline",
		heading: "This page needs a connection",
		text: "It has not been opened on this device before, so there is no copy of it here. It loads by itself as soon as there is a connection.",
	},
	update: "A new version is ready.",
	reload: "Reload",
	later: "Later",
} as const;
