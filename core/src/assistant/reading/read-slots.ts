import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import type { PlanSection, ProductCategory } from "../../routine/care-plan.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Slots } from "../question.ts";
import { leanPattern } from "./intent-rule.ts";
import { readBudget } from "./money.ts";
import { CATEGORY_SAID, readActives, readConcerns, readZones } from "./read-named.ts";

const ROWS = KNOWN_QUESTIONS.flatMap(({ id, asks, unless }) =>
	asks === undefined
		? []
		: [{ id, asks: leanPattern(asks), unless: unless === undefined ? null : leanPattern(unless) }],
);

/** The row of the table of known questions that a spelled-out message asks; null for none. */
export function findKnownQuestion(text: string): string | null {
	return ROWS.find(({ asks, unless }) => asks.test(text) && unless?.test(text) !== true)?.id ?? null;
}

const FRAGRANCE_FREE =
	/\b(?:fragrance free|unscented|unfragranced|scent free|(?:without|no|free (?:of|from)|not|hates?|allergic to|anything but)(?: \w+){0,2} fragranced?|(?:no|not|without|cannot|non|isnt|nothing|hates?|doesnt|never)(?: \w+){0,3} (?:smell\w*|stink\w*|whiff\w*|odou?rs?)|smell free|scentless|odou?rless)\b/;
const GENTLE = /\b(?:gentle|gentler|mild|sensitive|soothing|calming|irritat\w+|reactive)\b/;
const CHEAPER =
	/\b(?:cheaper|less expensive|lower price|more affordable|costs? less|spend less|cannot afford|(?:half|third) (?:of )?(?:the|that|its) (?:price|cost)|too (?:expensive|pricey|dear)|over my budget)\b/;
/** "The first", and not a part of something else such as "the first week". */
const NOT_OF_ROW =
	"(?! (?:thing|time|step|scan|photo|picture|report|week|month|day|night|morning|part|line|sign|place|question|day|try|weeks|months|days))";
const ORDINALS: readonly (readonly [number, RegExp])[] = [
	[0, ordinal("first|1st|top", "one|1")],
	[1, ordinal("second|2nd|other|middle", "two|2", "second|2nd|middle")],
	[2, ordinal("third|3rd", "three|3", "third|3rd|last(?! (?:year|summer|winter|visit|one))")],
	[3, ordinal("fourth|4th", "four|4")],
];

function ordinal(words: string, numbers: string, alone = words.replace("|top", "")): RegExp {
	return new RegExp(
		`\\b(?:the )?(?:${words}) (?:one|product|option|pick|of)\\b|\\bnumber (?:${numbers})\\b|\\bthe (?:${alone})\\b${NOT_OF_ROW}`,
	);
}

const SECTIONS: readonly (readonly [PlanSection, RegExp])[] = [
	["weekly", /\b(?:weekly|once a week|each week|weekend)\b/],
	[
		"night",
		/\b(?:nights?|tonight|evenings?|bedtime|pm|before (?:i go to )?bed|nighttime|before sleep(?:ing)?)\b/,
	],
	[
		"morning",
		/\b(?:mornings?|daytime|during the day|by day|(?:in the|my|the|our|for) am|am (?:routine|steps?|care|products?|order|list)|am or pm)\b/,
	],
];

/** What a spelled-out message names. */
export function readSlots(text: string, context: AssistantContext): Slots {
	const { named, excluded } = readActives(text);
	const concerns = readConcerns(text);
	return {
		category: readCategory(text),
		concerns,
		actives: named,
		excluded,
		fragrance_free: FRAGRANCE_FREE.test(text),
		gentle: GENTLE.test(text),
		budget: readBudget(text),
		cheaper: CHEAPER.test(text),
		zones: readZones(text),
		section: SECTIONS.find(([, said]) => said.test(text))?.[0] ?? null,
		ordinal: ORDINALS.find(([, said]) => said.test(text))?.[0] ?? null,
		known: findKnownQuestion(text),
		brand: readBrand(text, context),
	};
}

/** What stands beside the product that is meant: "it pills under spf", "I already have a toner". */
const BESIDE =
	/\b(?:under|over|on top of|before|after|besides?|already (?:have|use|own|got)|with my)(?: (?:my|an?|the|his|her))*(?: [a-z]+)? $/;

/** The first of the table that stands for itself, else the first. */
function readCategory(text: string): ProductCategory | null {
	const said = CATEGORY_SAID.flatMap(([category, words]) => {
		const at = text.search(words);
		return at < 0 ? [] : [{ category, beside: BESIDE.test(text.slice(0, at)) }];
	});
	return (said.find(({ beside }) => !beside) ?? said[0])?.category ?? null;
}

function readBrand(text: string, { named }: AssistantContext): string | null {
	const brands = [...new Set(named.map(({ brand }) => brand))];
	return brands.find((brand) => brand !== "" && text.includes(lettersOf(brand))) ?? null;
}

/** A brand as a spelled-out message has it. */
function lettersOf(brand: string): string {
	const plain = brand.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("'", "");
	return plain.replace(/[^a-z0-9]+/g, " ").trim();
}
