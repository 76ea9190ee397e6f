/** Said before anything of an example has been loaded. */
export const waitCopy = {
	wait: "Opening the example…",
	failed: "The example could not be loaded. Please check your connection.",
	again: "Try again",
	dismiss: "Close",
} as const;
