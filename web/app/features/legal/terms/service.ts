import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import { legalPath, paths } from "#paths.ts";
import type { LegalSection } from "../legal-text.ts";

export const SERVICE: readonly LegalSection[] = [
	{
		id: "terms-what-it-is",
		heading: `What ${BRAND.name} is`,
		blocks: [
			`${BRAND.name} reads how your skin looks in one photo of your face. From that it makes a report, a care plan for morning, night and week, and picks of products, and it answers questions about them.`,
			"It is about the look of skin and its care. It is not a medical service, not a medical device, and no replacement for a doctor.",
			`These terms hold between you and ${BRAND.name} (“we”). You reach us at ${BRAND.supportEmail} and by the contact form.`,
		],
		see: [{ label: "Medical Disclaimer", to: legalPath("disclaimer") }],
	},
	{
		id: "terms-who-may-use-it",
		heading: "Who may use it",
		blocks: [
			`You must be at least ${MIN_AGE} years old. Where the law asks for a parent's permission at your age, you need that permission too.`,
			"An account is for one person. Give an e-mail address that is yours, keep your password to yourself, and tell us when somebody else got into your account.",
		],
	},
	{
		id: "terms-ai",
		heading: "What is made by AI",
		blocks: [
			`Photos are measured by a program, and ${BRAND.assistant} is a program too. You are talking to an AI, not to a person and not to a clinician.`,
			"The chat says who answers when you open it. Where a language model of another company writes part of a report, the report says so and names that company. What was measured in your photo and what a model wrote can be told apart.",
			"AI can be wrong. Check what matters to you, read the label of a product, and tell us about an answer that is offensive, unsafe or wrong.",
		],
		see: [{ label: "Report an AI answer", to: paths.contactAbout("Report AI") }],
	},
];
