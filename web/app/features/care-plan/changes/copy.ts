export const changesCopy = {
	title: "What changed, and why",
	since: (date: string) => `Since your plan of ${date}`,
	toldLead: "So we made your plan again from the same photo.",
	count: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
	none: (date: string) => `Nothing changed since your plan of ${date}.`,
	noneTold: "The steps and products stay as they were.",
	kinds: { added: "New", removed: "Gone", changed: "Changed" },
	because: "Why",
} as const;
