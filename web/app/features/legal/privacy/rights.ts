import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import { paths } from "#paths.ts";
import { PROMISED } from "../figures.ts";
import type { LegalSection } from "../legal-text.ts";

const { deletionDays, undoDays } = PROMISED;

export const RIGHTS: readonly LegalSection[] = [
	{
		id: "privacy-rights",
		heading: "Your rights",
		blocks: [
			{
				facts: [
					{
						name: "A copy",
						text: "“Download my data” on your account page gives one archive with what stands under your account, also in a form that other programs can read. Not in it: what would open your account, such as passwords and codes; letters you sent while logged out; and technical records such as counters of attempts, finished tasks, news from Stripe and the technical log. Write to us if you want a copy of those.",
					},
					{
						name: "Correction",
						text: `Your name and e-mail address on your account page, your answers beside your care plan. A new address is confirmed by mail, and the old one can undo the change for ${undoDays} days.`,
					},
					{
						name: "Erasure",
						text: `“Delete my account” on your account page. For ${deletionDays} days you can change your mind; then everything is erased for good: scans, thumbnails, plan, chat and settings, and a running subscription ends.`,
					},
					{
						name: "Taking consent back",
						text: "On your account page under Consents. What was done before stays lawful.",
					},
					{
						name: "Objection, restriction",
						text: "Write to us when you do not want something done that we do for our own interests.",
					},
					{
						name: "Complaint",
						text: "Turn to the data protection authority where you live, whether or not you have written to us before.",
					},
				],
			},
			`If you cannot log in, write to ${BRAND.supportEmail} from the address of your account, or use the contact form. We make sure that the request is yours and answer within a month. Using a right costs nothing and never makes the service worse for you.`,
		],
		see: [
			{ label: "Your account", to: paths.account },
			{ label: "Ask us to delete an account", to: paths.contactAbout("Delete Account") },
		],
	},
	{
		id: "privacy-children",
		heading: "Children",
		blocks: [
			`${BRAND.name} is not for children under ${MIN_AGE}, and we do not knowingly hold data of one. Everybody confirms to be at least ${MIN_AGE} before going on. If you know of a child's account, tell us: we erase it without the usual wait, with everything in it.`,
		],
	},
];
