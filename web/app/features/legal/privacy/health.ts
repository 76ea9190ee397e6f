import { BRAND } from "@dewlight/contracts/brand.ts";
import type { LegalSection } from "../legal-text.ts";

export const HEALTH: readonly LegalSection[] = [
	{
		id: "privacy-health-data",
		heading: "Consumer health data",
		blocks: [
			"Some laws treat facts about skin as health data, also when they are only about looks. We treat these as such: the measured numbers and findings, your notes, your chat, and your answers about sensitive skin, pregnancy, nursing and medicines.",
			"They come from you and from your photo. We use them for your report, plan, picks and answers, for cautions that keep you safe, and to compare your scans with each other; for nothing else. Optional answers stay empty unless you give them, and you can empty them again.",
			"They go to nobody but those named under “Who gets what”. We do not sell them, do not use them for advertising, and do not follow where you are.",
			`You may ask whether we hold such data, see it and whom it went to, take your consent back, and have it deleted: on your account page or by writing to ${BRAND.supportEmail}. If we refuse, answer us and a person looks at it again; if we still refuse, you can turn to the attorney general or the data protection authority where you live.`,
		],
	},
	{
		id: "privacy-why",
		heading: "Why we may do this",
		blocks: [
			{
				facts: [
					{
						name: "Your explicit consent",
						text: "Measuring your photo and deriving facts about your skin; showing your face to a language model; optional answers about your health.",
					},
					{
						name: "Our contract with you",
						text: "Your account, plan, chat, payments, and mails that belong to them.",
					},
					{
						name: "Legal duties",
						text: "Invoices, answers to your requests, proof of consent.",
					},
					{
						name: "Legitimate interests",
						text: "Keeping accounts safe, stopping abuse and repeated trials, finding faults, and counting which parts of the product are used at all.",
					},
				],
			},
			"A program decides what stands in your report and which products are picked. None of that has legal or similarly serious effects for you.",
		],
	},
];
