import { BRAND } from "@dewlight/contracts/brand.ts";

/** NAV-25 and NAV-A13: six tiles and no more. */
export const dashboardCopy = {
	title: (name: string) => `Good to see you, ${name}`,
	lead: "What would you like to look at?",
	tiles: {
		upload: { label: "New Scan", text: "One selfie, one honest reading." },
		timeline: { label: "Timeline", text: "Your scans, and what changed between them." },
		carePlan: { label: "Care Plan", text: "Morning, night and once a week." },
		recommendations: { label: "Recommendations", text: "Products that fit your skin." },
		chat: { label: BRAND.assistant, text: "Questions about your skin and your plan." },
		account: { label: "Account", text: "Your details and how you sign in." },
	},
	chat: {
		title: BRAND.assistant,
		lead: "Ask about your skin, your plan or a product, and get an answer that rests on your readings.",
		now: "Until it opens, add a question to your next scan: it is read along with the photo.",
		action: "New Scan",
		to: "/upload",
	},
	scanNotStarted: "Everything is saved, but your first scan did not start. You can start it here.",
	notYet: "Not open yet",
} as const;
