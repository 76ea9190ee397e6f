import type { PlanSection, ProductCategory } from "../../routine/care-plan.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Slots } from "../question.ts";
import { CATEGORY_SAID } from "./category-words.ts";
import { findKnownQuestion } from "./find-known-question.ts";
import { readActives } from "./read-actives.ts";
import { readBudget } from "./read-budget.ts";
import { readConcerns } from "./read-concerns.ts";
import { readZones } from "./read-zones.ts";

const FRAGRANCE_FREE =
	/\b(?:fragrance free|unscented|unfragranced|scent free|(?:without|no|free (?:of|from)|not|hate|allergic to)(?: \w+){0,2} fragranced?)\b/;
const GENTLE = /\b(?:gentle|gentler|mild|sensitive|soothing|calming|irritat\w+|reactive)\b/;
const CHEAPER =
	/\b(?:cheaper|less expensive|lower price|more affordable|costs? less|spend less|cannot afford|(?:half|third) (?:of )?(?:the|that|its) (?:price|cost)|too (?:expensive|pricey|dear)|over my budget)\b/;
const ORDINALS: readonly (readonly [number, RegExp])[] = [
	[0, /\b(?:the )?(?:first|1st|top) (?:one|product|option|pick|of)\b|\bnumber (?:one|1)\b|^the first$/],
	[1, /\b(?:second|2nd|other|middle) (?:one|product|option|pick)\b|\bnumber (?:two|2)\b|^the second$/],
	[2, /\b(?:third|3rd) (?:one|product|option|pick)\b|\bnumber (?:three|3)\b|^the (?:third|last)$/],
	[3, /\b(?:fourth|4th) (?:one|product|option|pick)\b|\bnumber (?:four|4)\b/],
];
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
