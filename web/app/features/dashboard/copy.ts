import { BRAND } from "@dewlight/contracts/brand.ts";

const LIST = new Intl.ListFormat("en-US", { style: "long", type: "unit" });
const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });

/** NAV-25 and NAV-A13: six tiles and no more. */
export const dashboardCopy = {
	page: "Dashboard",
	title: (name: string) => `Good to see you, ${name}`,
	lead: "What would you like to look at?",
	tiles: {
		upload: { label: "New Scan", text: "One selfie, one honest reading.", action: "Take a selfie" },
		timeline: { label: "Timeline", text: "Your scans, and what changed between them." },
		carePlan: { label: "Care Plan", text: "Morning, night and once a week." },
		recommendations: { label: "Recommendations", text: "Products that fit your skin." },
		chat: { label: BRAND.assistant, text: "Questions about your skin and your plan." },
		account: { label: "Account", text: "Your details and how you sign in." },
	},
	/** What stands on a tile instead of its standing text, once it is known. */
	live: {
		tonight: (steps: readonly string[]) => `Tonight: ${LIST.format(steps)}.`,
		morning: (steps: readonly string[]) => `In the morning: ${LIST.format(steps)}.`,
		/** Whether it is on today is told by the care plan, which knows when it was begun. */
		onItsDays: (steps: readonly string[]) =>
			`${LIST.format(steps)}: only when ${steps.length === 1 ? "its" : "their"} day has come.`,
		held: "What to do first; no product for now.",
		ofImported: (photo: string, sentence: string) => `${photo}: ${sentence}`,
		reading: "Your first photo is being read.",
		scanUseful: "A photo now can be compared with your last one.",
		scanUsefulFrom: (day: Date) =>
			`A next one is useful from ${DAY.format(day)}: closer than a week, photos show light and mood rather than skin.`,
		scansLeft: (left: number) => (left === 1 ? "1 scan left." : `${left} scans left.`),
		scansAgain: (day: Date) => `All scans are used. The next one is yours on ${DAY.format(day)}.`,
		noScansLeft: "All scans are used.",
		trial: (days: number) =>
			days <= 1 ? "The last day of your trial." : `${days} days of your trial are left.`,
	},
	scanRefusedTitle: "Everything is saved, but your scan did not start",
	scanRefused: "The server could not take your photo just now. It is still here.",
	scanNotStarted: "Everything is saved, but your first scan did not start. You can start it here.",
} as const;
