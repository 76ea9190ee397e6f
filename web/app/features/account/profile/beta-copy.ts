export const betaCopy = {
	title: "Beta features",
	lead: "Part of Pro. New parts may still change or disappear.",
	label: "Show me new features before everyone else",
	failed: "The choice could not be saved. Please try again.",
} as const;
