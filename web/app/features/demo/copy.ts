import type { DemoName } from "./open-demo.tsx";

/** Titles, what they are in one line, and what stands in them. */
export const demoCopy: {
	readonly titles: Record<DemoName, string>;
	readonly offers: Record<DemoName, string>;
	readonly leads: Record<DemoName, string>;
} = {
	titles: {
		analysis: "Example analysis report",
		careplan: "Example care plan",
		chat: "Product chat demo",
	},
	offers: {
		analysis: "What was seen, where, how sure we are, and what moved since the scan before.",
		careplan: "Morning, night and once a week, with the reason and the evidence for every step.",
		chat: "Three questions about the same report, answered from its readings, down to a product.",
	},
	leads: {
		analysis: "An example. We drew this face, and our engine measured it the way it measures a photo.",
		careplan:
			"An example, made by our engine for the drawn face of the report. Try the buttons: nothing is saved.",
		chat: "An example, answered by our built-in guide from the drawn face's report. Nothing is sent anywhere.",
	},
};

export const demoWords = {
	madeBy: (name: string, version: string) => `Measured by ${name}, version ${version}.`,
	signedIn: "Start a Scan",
	signedOut: "Get Started Free",
	footer: "Yours takes a minute for the photo and a few seconds for the reading.",
	face: "The drawn face of the example, as the small thumbnail we keep of a photo",
	next: "Ask next",
	ended: "That was the example. Your own questions are answered from your own readings.",
} as const;
