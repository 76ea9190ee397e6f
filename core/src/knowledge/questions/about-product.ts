/** What is said about the product itself; the same facts as the privacy policy and the pages on picks. */
export const ABOUT_PRODUCT = {
	photo: [
		"The original photo is deleted right after the analysis, also when the analysis fails, and the deletion is recorded. What stays is a small thumbnail without location or camera data, see-through layers that show where something was found, close-ups of what was found, and the measured numbers.",
		"The shape of your face is used in memory while the photo is measured and is never stored. We do not recognize people, only you see your photos, and they are not sold, not shared and not used to train models. Here in the chat I work with the numbers, never with the photo. What is kept goes when you delete your account on your account page.",
	],
	data: [
		"Kept are your account, your goals and answers, your notes, your reports with small thumbnails, and this chat. Nobody but you sees them, nothing is sold or used to train anything, and I cannot see anybody else's data.",
		"On your account page you can look at what is kept, download a copy and delete the account.",
	],
	deleting: [
		"You can delete your account on your account page, and with it your reports, thumbnails, answers and this chat. I cannot delete anything from inside the chat.",
		"The original photos need no deleting: they are gone right after each analysis. A subscription is ended on the billing tab of the same page.",
	],
	scan_takes:
		"Usually a few seconds once the photo is there. You can leave the page; the report waits in your timeline.",
	one_scan: "A single scan or report cannot be deleted on its own: they go together with the account.",
	cancel: "You end it yourself: open the billing tab of your account page. I cannot end it from this chat.",
	billing: [
		"Sorry about that, money matters. I cannot see payments here: what was charged, and when, stands on the billing tab of your account page, and a plan is ended there too.",
		"For a charge that is wrong, press Contact in the footer of the website, and a person looks at it. Never send a card number to a chat.",
	],
	prices:
		'What each plan costs stands under "Pricing & Plans" in the footer of the website; I do not have the prices here.',
	free_plan: "Yes: there is a Free plan that costs nothing.",
	plan_ends:
		"A paid plan runs to the end of what is paid; after that your account goes on as Free, within its limits. It is ended on the billing tab of your account page, and it shows your scans as far back as Free goes; older ones are kept as long as your account.",
	limits_unknown:
		"How many scans and messages you have depends on your plan. The billing tab of your account page shows what your plan includes, what you have used and when it starts anew.",
	guide_is: {
		ai: "Yes, you are talking to an AI, not to a person and not to a doctor.",
		person: "No, I am not a person: you are talking to an AI.",
		doctor: "No, I am not a doctor and not a person: you are talking to an AI.",
	},
	guide: [
		"I read your question, look at your report, your plan and tables of ingredients and rules with their sources, and say what they say.",
		"I do not diagnose and I can be wrong, so for anything that hurts, changes or worries you, see a professional.",
	],
	money: [
		"What a shop pays never enters a pick. Products are ranked by what their ingredient list says, how they fit your skin and plan, your wishes and your budget, and every price is shown with the shop and the month it was seen.",
		"If the cheapest one or the one you already own does the job, I am happy to say so.",
	],
	scores: [
		"I give no skin age, no beauty score and no rank: a number like that says more about the light than about you.",
		"What a photo can show, your report does: single concerns from 0 to 5, each with its number and how sure it is, and what looks good comes first.",
	],
	measuring: [
		"The photo is measured on our own engine: it finds the zones of your face, corrects for light and distance, and reads color, spots, shine, lines and texture in each zone as numbers with a unit. The give or take beside a number is how far it would lie off in another photo of the same skin, measured on pairs of photos of people whose skin had not changed.",
		"Each number becomes a severity from 0 to 5 by a fixed table. What the photo cannot show, because of light, sharpness or hair, is marked as not measurable and never filled in.",
	],
	me: "That is all I go by: your answers, your report, your plan and the products you named. I know neither your name nor your address, and I never see the photo.",
	injection: [
		"I stay what I am: a guide for skin care that answers from your own report and from sourced rules. Other instructions, roles and other people's data are not something I can go into.",
		"Happy to get back to your skin, though.",
	],
	joke: "Why did the sunscreen get the part? It had the best coverage. Back to your skin whenever you like.",
	off_topic: [
		"That is outside what I know: I am here for skin care, your report, your plan and products.",
		"I will leave that to others, my subject is your skin and what you put on it.",
		"Not my field, I am afraid. Skin, ingredients, routines: there I can help.",
	],
} as const;
