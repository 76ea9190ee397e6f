import { BRAND } from "@dewlight/contracts/brand.ts";
import { CHARACTERS_PER_TOKEN, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { QUOTAS } from "@dewlight/core/plans/limits.ts";
import { paths } from "#paths.ts";
import { legalCopy } from "./copy.ts";
import { disclaimerText } from "./disclaimer-text.ts";
import { messagesADay, PROMISED, scansAndMessages, tokensOf } from "./figures.ts";
import type { LegalText } from "./legal-text.ts";
import { privacyText } from "./privacy-text.ts";
import { termsText } from "./terms-text.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

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

/** Which version this is, and since when it holds. */
export function LegalVersion({ version }: { version: string }) {
	const day = version.slice(0, "YYYY-MM-DD".length);
	return (
		<p className="text-small text-ink-2">
			{legalCopy.version(version)} <time dateTime={day}>{DAY.format(new Date(`${day}T00:00:00Z`))}</time>
		</p>
	);
}
