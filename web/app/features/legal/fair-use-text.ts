import { CHARACTERS_PER_TOKEN } from "@dewlight/contracts/constants.ts";
import { QUOTAS } from "@dewlight/core/plans/limits.ts";
import type { LegalText } from "./legal-text.ts";

const count = (value: number) => value.toLocaleString("en-US");
const perMonth = ({ scans, messages }: (typeof QUOTAS)["free"]) =>
	`${count(scans.limit)} ${scans.limit === 1 ? "scan" : "scans"} and ${count(messages.limit)} messages`;

const { free, trial, plus, pro } = QUOTAS;

export const fairUseText: LegalText = {
	title: "Fair Use Policy",
	sections: [
		{
			heading: "Scans and messages",
			paragraphs: [
				`Each month: Free ${perMonth(free)}, Plus ${perMonth(plus)}, Pro ${perMonth(pro)}. The trial holds ${perMonth(trial)} for its 14 days. What is not used does not roll over.`,
				"A photo that fails the quality check does not count as a scan. A new upload counts as a new scan.",
			],
		},
		{
			heading: "Tokens",
			paragraphs: [
				`Text that the AI reads and writes is counted in tokens. One token is about ${CHARACTERS_PER_TOKEN} characters. Free: ${count(free.tokens.limit)} tokens in any 7 days. Trial: ${count(trial.tokens.limit)} in all. Plus and Pro: ${count(plus.tokens.limit)} in a calendar month.`,
				"When a cap is reached you see: “You've reached your [plan] plan limit of [X] tokens. Upgrade to continue using the AI.”",
			],
		},
	],
};
