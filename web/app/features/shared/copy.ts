export const sharedCopy = {
	title: "Report for a professional",
	reading: "Opening the report…",
	gone: "This link shows nothing any more",
	goneText: "It has ended, was withdrawn, or is not complete. Ask the person who sent it for a new one.",
	failed: "The report could not be opened",
	failedText: "Please try again in a moment.",
	until: (day: string) => `Read-only. This link works until ${day}; each opening is listed to the person.`,
	print: "Print",
} as const;
