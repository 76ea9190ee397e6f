import { DISEASES, FORBIDDEN_CLAIMS } from "@dewlight/core/assistant/guard/forbidden-claims.ts";
import type { Guide } from "../guide.ts";
import { checkedLines } from "../guide-lines.ts";

interface ForbiddenWords {
	why: string;
	pattern: RegExp;
	/** A sentence with one of these says the opposite. */
	unless?: RegExp;
}

const DENIED = /\b(?:not|never|no|nobody|nothing|cannot|without|myth)\b|n't\b/i;

/** Beside what core's guard forbids in every answer. */
const FORBIDDEN_WORDS: readonly ForbiddenWords[] = [
	{ why: "we do not diagnose", pattern: /\bdiagnos\w*/i, unless: DENIED },
	{ why: "no miracles", pattern: /\b(?:miracle|magic|holy grail|game.?chang\w+|revolutionary)\b/i },
	{ why: "no perfect skin", pattern: /\b(?:flawless|poreless|perfect skin|glass skin)\b/i, unless: DENIED },
	{
		why: "lines are not promised away",
		pattern:
			/\banti.?wrinkle\b|\b(?:eras|remov|eliminat|revers|banish|fight)\w* (?:\w+ ){0,2}(?:wrinkles|lines|aging)\b|\bturns? back\b|\byears? younger\b/i,
		unless: DENIED,
	},
	{
		why: "raising collagen is a drug claim",
		pattern:
			/\b(?:boost|build|stimulat|increas|rais|produc|mak|rebuild)\w* (?:\w+ ){0,3}collagen\b|\bcollagen[- ](?:boost|production|synthesis)\w*/i,
	},
	{
		why: "a photo shows no condition",
		pattern: new RegExp(
			`\\b(?:we|our|scan|photo|report|Dewlight)\\b[^.!?]{0,60}\\b(?:${DISEASES})\\b|\\b(?:${DISEASES})\\b[^.!?]{0,60}\\b(?:scan|photo|report|Dewlight)\\b`,
			"i",
		),
		unless: DENIED,
	},
	{
		why: "no cleansing of toxins",
		pattern: /\b(?:detox\w*|toxins?|chemical-free|clean beauty)\b/i,
		unless: DENIED,
	},
	{
		why: "American spelling",
		pattern:
			/\b(?:colour\w*|favour\w*|moisturis\w*|ageing|grey|centre|oxidis\w*|recognis\w*|minimis\w*|fibre|litre|programme|sunburnt|sulphur|learnt|whilst)\b/i,
	},
	{ why: "a hyphen or a comma does it", pattern: /[–—]/ },
	{ why: "no exclamation", pattern: /!/ },
];

/** Sentences that no page of the product may hold. */
export function checkWords(guide: Guide): string[] {
	return checkedLines(guide)
		.flatMap(({ plain }) => plain.split(/(?<=[.?!])\s+/))
		.flatMap((sentence) => [
			...FORBIDDEN_CLAIMS.filter(({ while_expecting }) => while_expecting !== true)
				.filter(({ pattern, unless }) => pattern.test(sentence) && unless?.test(sentence) !== true)
				.map(({ id }) => `core's guard forbids (${id}): ${sentence}`),
			...FORBIDDEN_WORDS.filter(
				({ pattern, unless }) => pattern.test(sentence) && unless?.test(sentence) !== true,
			).map(({ why }) => `${why}: ${sentence}`),
		]);
}
