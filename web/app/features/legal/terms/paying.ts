import { BRAND } from "@dewlight/contracts/brand.ts";
import { TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { legalPath, paths } from "#paths.ts";
import { foundingOff, foundingPlaces, foundingPrice, PROMISED, price } from "../figures.ts";
import type { LegalSection } from "../legal-text.ts";

const { refundDays, refundBusinessDays, noticeDays, graceDays } = PROMISED;

/** CONST-01 to CONST-05, CONST-14, BILL-A6. */
export const PAYING: readonly LegalSection[] = [
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
