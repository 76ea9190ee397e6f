/** First view of the home page. The two button texts are fixed by requirements PUB-10 and PUB-11. */
export const homeCopy = {
	title: "AI skincare that looks closely before it speaks.",
	lead: "One selfie gives you an honest read of your skin, and a short plan for morning, night and once a week.",
	description:
		"One selfie gives you an honest AI read of your skin: what was seen and where, how sure we are, and a short plan you can keep.",
	signedIn: "Start a Scan",
	signedOut: "Get Started Free",
	seeExample: "See an example report",
	report: {
		alt: "A drawn face, looking straight ahead",
		show: "Show on the face",
		caption: (readings: number) =>
			`An example: we drew this face, our engine took ${readings} readings from it. Nothing here is typed in.`,
	},
	closing: {
		title: "See your skin in a fair light.",
		text: "A minute for the photo, a few seconds for the reading.",
	},
} as const;
