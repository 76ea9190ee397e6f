import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import { paths } from "#paths.ts";
import type { LegalSection } from "../legal-text.ts";

export const RULES: readonly LegalSection[] = [
	{
		id: "terms-acceptable-use",
		heading: "What is not allowed",
		blocks: [
			{
				list: [
					`Photos of anybody but yourself, and any photo of a child under ${MIN_AGE}.`,
					"Content that is illegal, or that hurts, threatens or shames others.",
					"Getting into accounts, data or machines that are not yours, or testing their defenses without asking us.",
					"Getting around limits: by several accounts, by programs that act in your place, or by selling your access.",
					"Leading the assistant to answers that could harm somebody, or passing its answers on as medical advice.",
				],
			},
			"We may pause or close an account that breaks these rules. We say why, unless the law forbids it. If you think we are wrong, answer us, and a person looks at it again.",
		],
	},
	{
		id: "terms-your-content",
		heading: "What is yours",
		blocks: [
			"Your photos, notes and messages stay yours. You let us use them to give you this service, and for nothing else. We do not sell or publish them and do not train models with them.",
			`Your reports and plans are for you to use, print and share. The program, its texts and drawings, and the name ${BRAND.name} stay ours.`,
		],
	},
	{
		id: "terms-shops",
		heading: "Products and shops",
		blocks: [
			"Products are picked and ranked by how they fit you. Price and rating come with the shop and the month in which they were seen, and may have changed since.",
			"Links to shops may earn us a commission. It plays no part in what is picked or ranked. What you buy, you buy from the shop, under its terms.",
		],
	},
	{
		id: "terms-liability",
		heading: "What we promise, and what we do not",
		blocks: [
			"We build this with care and say openly what was measured, how sure it is, and what it rests on. We do not promise that the service is always there, that nothing in it is ever wrong, or that a product suits you.",
			"We answer for harm that we cause on purpose or by gross carelessness, for harm to life, body and health that is our fault, and wherever the law does not let anybody exclude it.",
			"Beyond that, as far as the law allows, we do not answer for harm that comes from using the service as a medical one, from passing over a caution that stood there, or from things outside our control; and what we owe is at most what you paid us in the twelve months before.",
		],
	},
	{
		id: "terms-ending",
		heading: "Ending it",
		blocks: [
			"You can have your account deleted at any time, on your account page. The Privacy Policy says what happens then.",
		],
		see: [{ label: "Your account", to: paths.account }],
	},
	{
		id: "terms-changes",
		heading: "Changes of these texts, and the law",
		blocks: [
			"Each text carries its version. When the meaning of the Terms of Service, the Privacy Policy or the Medical Disclaimer changes, everybody is asked to read and accept the new version before going on. Which version you accepted, and when, stands on your account page under Consents.",
			"Laws that protect consumers where you live hold whatever these terms say. If one sentence here does not hold, the others do.",
		],
	},
];
