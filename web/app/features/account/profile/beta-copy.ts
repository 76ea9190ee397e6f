export const betaCopy = {
	title: "Beta features",
	lead: "Part of Pro. What is new reaches you first, while it may still change or disappear.",
	label: "Show me new features before everyone else",
	hint: "Nothing new is being tried out at the moment. With this on, the next one appears for you by itself; your data and your plan stay as they are.",
	failed: "The choice could not be saved. Please try again.",
} as const;
