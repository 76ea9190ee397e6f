import { BRAND } from "@dewlight/contracts/brand.ts";
import type { LegalText } from "./legal-text.ts";

export const privacyText: LegalText = {
	title: "Privacy Policy",
	sections: [
		{
			heading: "Your photo",
			paragraphs: [
				"Original images are deleted right after analysis, also when the analysis fails. What stays is a small thumbnail without location or camera data, see-through layers that show where something was found, and the measured numbers. Thumbnails are kept until you delete your account.",
				"The shape of your face is used in memory while a photo is measured and is never stored. We do not recognize people.",
			],
		},
		{
			heading: "What else we keep",
			paragraphs: [
				"Your e-mail address, the name you chose, your password in a form that cannot be read back, your goals and concerns, your notes, your reports, and what you and the assistant wrote to each other.",
				"If you buy a plan, the payment company Stripe takes your card and your e-mail address and tells us what was paid. We keep which plan you have and when it ends, and never see the number of your card.",
			],
		},
		{
			heading: "Who sees it",
			paragraphs: [
				"Only you, but for the one consent described under language models. Your photos are not used to train models and are not sold. Ranking of products does not use what shops pay.",
			],
		},
		{
			heading: "Language models",
			paragraphs: [
				"The assistant and the reports work without any outside service. Where a language model of another company is set up, the chat says which. It then gets your question, the last messages, and facts of your report, plan and products, and for each report the sentences of the summary to phrase. It never gets your name, your e-mail address or your photo.",
				"There is one exception for the photo, and only with your separate consent that names the company: a cut-out of your face may be shown to its model for remarks of its own, which the report marks as such. You can take that consent back in your account.",
			],
		},
		{
			heading: "If something goes wrong",
			paragraphs: ["We tell you about a breach that concerns your data within 72 hours."],
		},
		{
			heading: "Your rights",
			paragraphs: [
				`You may ask for a copy of your data, for a correction, or for the deletion of your account: write to ${BRAND.supportEmail} from the address you registered.`,
				"After a deletion one thing stays: your e-mail address in a form that cannot be read back, so that the free trial is given once.",
			],
		},
	],
};
