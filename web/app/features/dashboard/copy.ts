import { BRAND } from "@dewlight/contracts/brand.ts";

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
	scanNotStarted: "Everything is saved, but your first scan did not start. You can start it here.",
} as const;
