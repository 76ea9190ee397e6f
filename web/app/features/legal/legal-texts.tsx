import { BRAND } from "@dewlight/contracts/brand.ts";
import { CHARACTERS_PER_TOKEN, LEGAL_VERSION, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { paths } from "#paths.ts";
import { legalCopy } from "./copy.ts";
import { messagesADay, PROMISED, scansAndMessages, tokensOf } from "./figures.ts";
import type { LegalText } from "./legal-prose.tsx";
import { privacyText } from "./privacy-text.ts";
import { termsText } from "./terms-text.ts";

export const disclaimerText: LegalText = {
	anchor: "disclaimer",
	title: "Medical Disclaimer",
	summary: "It is about how skin looks. When to see a doctor, and when to be careful with products.",
	version: LEGAL_VERSION,
	sections: [
		{
			id: "disclaimer-appearance",
			heading: "Appearance, not diagnosis",
			blocks: [
				`${BRAND.name} describes how skin looks in a photo. It does not diagnose, treat, cure or rule out any condition. It is not a medical device and does not replace a doctor. Using it makes nobody your doctor.`,
				"A photo has limits. Light, focus, distance and makeup change what can be seen. Each finding says how sure it is, and what could not be measured is named. That nothing was found does not mean that nothing is there.",
				"The assistant is an AI and can be wrong. Do not put off seeing a doctor, and do not stop a treatment, because of something you read here.",
			],
		},
		{
			id: "disclaimer-doctor",
			heading: "When to see a doctor",
			blocks: [
				"See a doctor, and do not wait for a scan, about:",
				{
					list: [
						"a mole or spot that is new, changes, bleeds, itches or does not heal;",
						"a rash that spreads fast, blisters, sudden swelling, fever or strong pain;",
						"anything in or near the eyes;",
						"acne or redness that hurts, leaves scars or weighs on you;",
						"anything that worries you.",
					],
				},
				"Swelling of face or throat, trouble breathing or a sudden severe reaction is an emergency: call your local emergency number.",
			],
		},
		{
			id: "disclaimer-products",
			heading: "Products",
			blocks: [
				"Read the label of a product and follow it. Try a new one on a small patch first, begin one at a time, and stop when it burns or swells. Ingredients change; the label in your hand counts, not the list we saw.",
				"Ask a doctor or pharmacist before you use active ingredients when you are pregnant, trying to be, or nursing; when you use medicine on or for your skin; or when you are allergic.",
				"You can tell us about pregnancy, nursing, a prescription retinoid and another acne medicine from a doctor; the plan then leaves out what does not go with it. Allergies and other medicines we do not ask about, and the plan does not know of them: check each label for what you must avoid.",
			],
		},
		{
			id: "disclaimer-young",
			heading: "Under 18",
			blocks: [
				"Young skin needs little. Talk with a parent or a doctor before you begin with strong ingredients.",
			],
		},
	],
};

const { free, trial, plus, pro } = QUOTAS;
const month = "Each calendar month:";

/** PUB-43, PUB-44. Nobody accepts it by itself, so it has a version of its own. */
const fairUseText: LegalText = {
	anchor: "fairUse",
	title: "Fair Use Policy",
	summary: "How many scans, messages and tokens each plan holds, and how they are counted.",
	version: "2026-11-22",
	sections: [
		{
			id: "fair-use-limits",
			heading: "Scans and messages",
			blocks: [
				{
					facts: [
						{ name: "Free", text: `${month} ${scansAndMessages(free)}.` },
						{ name: "Trial", text: `For its ${TRIAL_DAYS} days as a whole: ${scansAndMessages(trial)}.` },
						{ name: "Plus", text: `${month} ${scansAndMessages(plus)}.` },
						{
							name: "Pro",
							text: `“Unlimited*” with fair use. ${month} ${scansAndMessages(pro)} (about ${messagesADay} messages a day; there is no daily limit).`,
						},
					],
				},
				"A month is a calendar month in UTC. What is not used does not roll over. After a change of plan the new limit holds at once, and what was used in the month stays used.",
				"A photo that fails the quality check does not count as a scan. A new upload counts as a new scan. A scan that fails through our fault is given back, and so is a message that got no answer. An answer that was cut off after it began counts.",
			],
		},
		{
			id: "fair-use-tokens",
			heading: "Tokens",
			blocks: [
				`Text that the AI reads and writes is counted in tokens. One token is about ${CHARACTERS_PER_TOKEN} characters.`,
				{
					facts: [
						{ name: "Free", text: `${tokensOf(free.tokens)}.` },
						{ name: "Trial", text: `${tokensOf(trial.tokens)}, over its ${TRIAL_DAYS} days.` },
						{ name: "Plus and Pro", text: `${tokensOf(pro.tokens)}.` },
					],
				},
				"Chat messages and scans count. The cap is checked before each of them, so the last one may go a little over it.",
			],
		},
		{
			id: "fair-use-reached",
			heading: "When a limit is reached",
			blocks: [
				"On Free and in the trial you see: “You've reached your [plan] plan limit of [X] tokens. Upgrade to continue using the AI.”",
				"On Plus, when scans or messages are used up, you are shown the plans. On Pro, and on Plus for tokens, you see “Fair Use Limit Reached”. Nothing more is charged in any of these cases, and everything you have stays readable. Limits fill up again by themselves.",
			],
		},
		{
			id: "fair-use-fairness",
			heading: "Fairness",
			blocks: [
				`Limits keep ${BRAND.name} quick and affordable for all. They are for one person's own use: please do not share an account or let programs use it in your place. We give ${PROMISED.noticeDays} days' notice before a limit goes down. If you need more for a good reason, write to us.`,
			],
			see: [{ label: "Contact", to: paths.contactAbout("General") }],
		},
	],
};

/** In the order of the page. */
export const LEGAL_TEXTS: readonly LegalText[] = [termsText, privacyText, disclaimerText, fairUseText];

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Which version this is, and since when it holds. */
export function LegalVersion({ version }: { version: string }) {
	const day = version.slice(0, "YYYY-MM-DD".length);
	return (
		<p className="text-small text-ink-2">
			{legalCopy.version(version)} <time dateTime={day}>{DAY.format(new Date(`${day}T00:00:00Z`))}</time>
		</p>
	);
}
