import { BRAND } from "@dewlight/contracts/brand.ts";
import { LEGAL_VERSION, MIN_AGE, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { legalPath, paths } from "#paths.ts";
import { foundingOff, foundingPlaces, foundingPrice, PROMISED, price } from "./figures.ts";
import type { LegalSection, LegalText } from "./legal-prose.tsx";

const SERVICE: readonly LegalSection[] = [
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

const RULES: readonly LegalSection[] = [
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

const { refundDays, refundBusinessDays, noticeDays, graceDays } = PROMISED;

/** CONST-01 to CONST-05, CONST-14, BILL-A6. */
const PAYING: readonly LegalSection[] = [
	{
		id: "terms-plans",
		heading: "Plans and prices",
		blocks: [
			{
				facts: [
					{ name: "Free", text: "$0, for as long as you like. Ads may be shown on the Free plan." },
					{
						name: "Plus",
						text: `${price("plus_monthly")} a month or ${price("plus_annual")} a year. No ads.`,
					},
					{ name: "Pro", text: `${price("pro_monthly")} a month or ${price("pro_annual")} a year. No ads.` },
				],
			},
			"Prices are in US dollars. What you will pay is shown before you pay it.",
			`Founding price: the first ${foundingPlaces} annual subscriptions, Plus and Pro together, cost ${foundingOff} less a year: Plus ${foundingPrice("plus_annual")}, Pro ${foundingPrice("pro_annual")}. It stays for as long as the subscription does not end.`,
			`Ads are for things of ${BRAND.name} itself. They are chosen without looking at your skin, load nothing from anybody else, and never stand beside a report or in the chat.`,
			"How much each plan holds stands in the Fair Use Policy.",
		],
		see: [{ label: "Fair Use Policy", to: legalPath("fairUse") }],
	},
	{
		id: "terms-trial",
		heading: "The trial",
		blocks: [
			`A new account begins with a trial of ${TRIAL_DAYS} days. It needs no card. When it ends the account goes on as Free by itself, and nothing is charged. An invite code may make it longer.`,
			"There is one trial for an e-mail address, unless an invite code gives another.",
		],
	},
	{
		id: "terms-payment",
		heading: "Payment and renewal",
		blocks: [
			"Paid plans are subscriptions. You pay at Stripe, our payment provider, which takes your card; we never see its number. The subscription renews by itself every month or every year, until you cancel it. The day of the next renewal stands on your account page under Billing.",
			"A change to a larger plan holds at once. Before you agree you see what is charged now. A change to a smaller plan holds from the end of the period that is paid.",
			`When a renewal cannot be charged, your plan goes on for ${graceDays} days so that you can change your card. After that the account goes on as Free.`,
		],
		see: [{ label: "Billing", to: paths.billing }],
	},
	{
		id: "terms-cancel",
		heading: "Canceling",
		blocks: [
			"You can cancel at any time on your account page under Billing, without writing to anybody. Cancellation takes effect at the end of the period that is already paid. Until then you keep your plan, and you can change your mind.",
			"When you ask us to delete your account, the subscription is not renewed any more, and it ends at the latest with the account.",
		],
	},
	{
		id: "terms-refunds",
		heading: "Refunds",
		blocks: [
			"There are no partial refunds: the days that are left in a period you canceled are not paid back.",
			`You may request a refund within ${refundDays} days of billing. Write to ${BRAND.supportEmail} from the address of your account. Refund requests are processed in ${refundBusinessDays} business days. A refund gives back the whole payment and ends the plan.`,
			"Rights that the law of your country gives you stay. In the European Union, for example, a consumer can withdraw from a contract made online within 14 days. Nothing in these terms takes such a right away.",
		],
	},
	{
		id: "terms-notice",
		heading: "Changes of prices and limits",
		blocks: [
			`We give ${noticeDays} days' notice before a price goes up or a limit goes down: by e-mail to everybody with a subscription, and on this page. You can cancel before the change holds.`,
		],
	},
];

export const termsText: LegalText = {
	anchor: "terms",
	title: "Terms of Service",
	summary: "Who may use it, what it costs, how to cancel, and what we owe each other.",
	version: LEGAL_VERSION,
	sections: [...SERVICE, ...PAYING, ...RULES],
};
