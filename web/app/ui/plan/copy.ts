import type { Feeling } from "@dewlight/core/skin/self-report.ts";

/** Words for a care plan wherever it stands; section names fixed by PLAN-11 to PLAN-14. */
export const planCopy = {
	sections: {
		morning: "Daily – morning",
		night: "Daily – night",
		weekly: "Weekly / As Needed",
		additional: "Additional / As Needed",
	},
	details: "Why, and what to watch for",
	why: "Why it is here",
	evidence: "How good the evidence is",
	evidenceTags: { A: "Strong evidence", B: "Good evidence", C: "Some evidence" },
	grades: {
		A: "A: a guideline or several controlled trials support it.",
		B: "B: some controlled trials, or a guideline with reservations.",
		C: "C: weak or indirect evidence; reasonable, but not proved.",
	},
	sources: "Sources",
	cautions: "Take care",
	works: "When it can show",
	worksFrom: (weeks: number) => `After about ${weeks} weeks of regular use.`,
	normal: "What is normal",
	pauseIf: "Pause if",
	stopIf: "Stop if",
	days: "Days of use",
	pace: "How to start",
	askInChat: "Ask it in the chat",
	notes: { safety: "Before you begin", also: "Good to know" },
} as const;

/** How a feeling of the diary is called wherever it stands. */
export const FEELING_WORDS: Record<Feeling, string> = {
	calm: "Calm",
	tight: "Tight",
	stings: "Stings",
	new_spots: "New spots",
	dry: "Dry",
	oily: "Oily",
};
