export const usageCopy = {
	title: "What you have used",
	lead: "Counted as it happens. A scan that fails the photo check is not counted.",
	loading: "Counting…",
	failed: "What you have used could not be read.",
	retry: "Try again",
	names: { scans: "Scans", messages: "Chat messages", tokens: "Tokens" },
	tokensNote: "A token is about four characters that the AI reads or writes.",
	used: (used: string, limit: string) => `${used} of ${limit}`,
	resets: (day: string) => `Starts anew on ${day}`,
	rolling: "Over the last 7 days; it frees up day by day",
	trial: (day: string | null) => (day === null ? "For the whole trial" : `For the whole trial, until ${day}`),
	month: "Each calendar month",
} as const;
