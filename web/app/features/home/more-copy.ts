import { BRAND } from "@dewlight/contracts/brand.ts";
import { TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";

/** The home page below its first view. */
export const moreCopy = {
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
	reading: {
		title: "An answer that knows its limits",
		lead: "These lines come from the example report, word for word. Good news first, then what stands out, then what the photo could not show.",
		positive: "Looks good",
		gap: "Not measured",
		change: "Since the scan before",
		caption: (name: string, version: string) => `Measured by ${name}, version ${version}, on a drawn face.`,
	},
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
				title: "No selling of photos",
				text: "The original is deleted right after analysis, also when something fails. Location and camera data never get in.",
			},
			{
				title: "No paid rankings",
				text: "Products are picked by fit. Prices name the shop and the month we saw them.",
			},
		],
	},
	plans: {
		title: "Plans",
		lead: `A new account begins with ${TRIAL_DAYS} days of trial: ${QUOTAS.trial.scans.limit} scans and ${QUOTAS.trial.messages.limit} chat messages, without a card.`,
		orMonth: (price: string) => `or ${price} month by month`,
		founding: (price: string) => `While founding places last: ${price} a year`,
		scans: "Scans a month",
		messages: "Chat messages a month",
		history: "Timeline",
		last: (count: number) => `Last ${count} scans`,
		months: (count: number) => `${count} months`,
		all: "Everything",
		ads: "Ads",
		withAds: "Our own, never in reports or chat",
		noAds: "None",
		start: "Start on Free",
		choose: (name: string) => `Choose ${name}`,
		note: "Prices in US dollars. Cancel any time: a plan runs to the end of what is paid.",
	},
	guides: {
		title: "Ten guides to read in peace",
		lead: "What helps, what is only said to help, and how to begin. With sources, and free for everybody.",
	},
	faq: { title: "Questions people ask first" },
} as const;
