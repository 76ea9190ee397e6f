import { BRAND } from "@dewlight/contracts/brand.ts";

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
	facts: [
		{
			title: "Measured",
			text: "Redness, marks, shine, texture and lines, zone by zone, each as a number with its margin.",
		},
		{
			title: "Honest",
			text: "Every finding says how sure it is. What a photo cannot show is called just that.",
		},
		{
			title: "Private",
			text: "The original photo is deleted right after analysis. A small thumbnail stays, and it is yours.",
		},
		{
			title: "For every skin tone",
			text: "Your skin is compared with itself, and light is never judged by how deep your skin is.",
		},
	],
	card: {
		title: "Look before you join",
		lead: `Three examples from one drawn person, in the windows you would use yourself.`,
		open: "Open",
		withoutScripts: "The examples open with JavaScript switched on.",
	},
	closing: {
		title: "See your skin in a fair light.",
		text: "A minute for the photo, a few seconds for the reading.",
	},
	name: BRAND.name,
} as const;
