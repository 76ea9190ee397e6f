import { BRAND } from "@dewlight/contracts/brand.ts";

/** Texts of the home page. The two button texts are fixed by requirements PUB-10 and PUB-11. */
export const homeCopy = {
	title: "AI skincare that starts by looking closely.",
	lead: "One selfie gives you an honest read of your skin, and a short plan for morning, night and once a week.",
	description:
		"One selfie gives you an honest AI read of your skin: what was seen and where, how sure we are, and a short plan you can keep.",
	signedIn: "Start a Scan",
	signedOut: "Get Started Free",
	seeHow: "See how it works",
	privacyLine: "Your photo is deleted right after analysis. Only a small thumbnail stays, and it is yours.",
	how: {
		title: "How it works",
		steps: [
			{
				title: "You take one selfie",
				text: "Daylight from the front, hair back, no makeup. If the light is wrong we say so before anything is counted.",
			},
			{
				title: "We measure, zone by zone",
				text: "Redness, spots, marks, shine, texture and lines, each with a number, a place and a margin of error.",
			},
			{
				title: "You get a plan you can keep",
				text: "A few steps with the reason for each. At the next scan we tell real change from the noise of a photo.",
			},
		],
	},
	example: {
		title: "An answer that knows its limits",
		lead: "A photo cannot show everything. So each finding says how sure it is, and what could not be seen is called just that.",
		caption: "From an example report, drawn for illustration",
		findings: [
			{ name: "Redness", where: "Both cheeks, nose", severity: 2.5, confidence: 0.8 },
			{ name: "Dark spots", where: "Left cheek", severity: 1, confidence: 0.55 },
			{
				name: "Pores",
				where: "The photo shows 4 pixels per millimeter; pores need 7.",
				severity: null,
				confidence: null,
			},
		],
	},
	limits: {
		title: `What ${BRAND.name} does not do`,
		items: [
			{
				title: "No diagnosis",
				text: "We describe how skin looks. If your note mentions something a doctor should see, we say that first and recommend no product.",
			},
			{
				title: "No beauty score, no skin age",
				text: "A face is not an exam. You get findings you can act on, and the good ones come first.",
			},
			{
				title: "No keeping of your photo",
				text: "The original is deleted right after analysis, also when something fails. Location and camera data never get in.",
			},
			{
				title: "No paid rankings",
				text: "Products are picked by fit. Prices name the shop and the month we saw them.",
			},
		],
	},
	closing: {
		title: "See your skin in a fair light.",
		text: "A minute for the photo, a few seconds for the reading.",
	},
} as const;
