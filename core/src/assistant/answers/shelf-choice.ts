import { isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { checkInUse, UNNAMED } from "../reading/own-products.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/own-words.ts";

const MISSING =
	/\b(?:missing|lack\w*|gaps?|not have|do i (?:still )?need|need to add|should i add|what else)\b/;
const KEEP = /\b(?:keep|stay|favorite|hold on to|save)\b/;
const ONE =
	/\b(?:(?:which|what)(?: \w+){0,3} (?:drop|bin|go|goes|stop|leave out|throw|toss|chuck|lose|cut|remove|quit|pause|skip|keep)|(?:drop|bin|stop|leave out|throw|toss|chuck|lose|cut|remove|quit|pause|skip|keep|stay)(?: \w+){0,6} (?:first|one|only)|only (?:\w+ ){0,3}keep (?:one|two|2|three|3)|keep (?:only )?(?:one|two|2|three|3)|only (?:keep )?one|if i had to)\b/;
const STRONGEST = /\b(?:strongest|harshest|most (?:irritating|aggressive|potent))\b/;
const STOPS = /\b(?:should|shall|do|must) i (?:stop|drop|quit|pause) (?:it|that|this)\b/;
const WHY = /\bwhy\b|\bhow come\b|\breason\b/;

const BASICS = ["cleanser", "moisturizer", "sunscreen"] as const satisfies readonly ProductCategory[];

/** What is asked of a shelf and is one choice: what it lacks, what goes first, what stays; null for a whole check. */
export function chooseOfShelf(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (inquiry.context.in_use.length === 0) return null;
	if (MISSING.test(text)) return missing(inquiry);
	if (STRONGEST.test(text)) return strongest(inquiry);
	if (STOPS.test(text)) return drop(inquiry);
	if (WHY.test(text) || ONE.test(text)) return KEEP.test(text) ? keep(inquiry) : drop(inquiry);
	return null;
}

/** The basics a shelf has none of; a treatment is never called missing. */
function missing({ context: { in_use, report } }: Inquiry): Draft {
	const lacks = BASICS.filter((kind) => !in_use.some(({ category }) => category === kind));
	if (lacks.length === 0)
		return {
			paragraphs: [
				"Nothing that matters: cleanser, moisturizer and sunscreen are all there. More is not better; what your plan suggests beside them is a choice.",
			],
			citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
		};
	const names = joinWords(lacks.map((kind) => `a ${kind}`));
	return {
		paragraphs: [
			`Of the basics, what you told me has no ${joinWords(lacks).replace(" and ", " or ")}. If you use ${lacks.length === 1 ? "one" : "them"}, add ${lacks.length === 1 ? "it" : "them"} to the steps of your care plan; if not, begin with ${lacks.includes("sunscreen") ? "the sunscreen" : names}${report === null ? "" : ", and your plan has a pick for each"}.`,
			"You need no further treatment: what is there is plenty.",
		],
		citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
	};
}

/** The one that causes most of what speaks against the shelf, and why. */
function drop(inquiry: Inquiry): Draft | null {
	const [first] = byTrouble(inquiry);
	if (first === undefined || first.warnings.length === 0) return null;
	const [reason] = first.warnings;
	return {
		paragraphs: [
			`I would leave out ${nameOf(first.one)} first. ${sentence(plainName(reason?.title ?? ""))} ${plain(reason?.why ?? "")}`.trim(),
			"Leave it until skin has been calm for two weeks, and keep the rest gentle.",
		],
		citations: [
			citeRule(reason?.rule_id ?? "", plainName(reason?.title ?? "")),
			citeProduct({ id: first.one.id, name: nameOf(first.one) }),
		],
	};
}

/** The one with the least against it; a mild treatment before a strong one. */
function keep(inquiry: Inquiry): Draft | null {
	const treats = byTrouble(inquiry).filter(({ strength }) => strength > 0);
	const best = treats.at(-1);
	const [worst] = treats;
	if (best === undefined) return null;
	return {
		paragraphs: [
			`I would keep ${nameOf(best.one)}: of your treatments it clashes least with the rest.${worst !== undefined && worst !== best ? ` ${nameOf(worst.one)} would be the first to rest.` : ""}`,
			"Beside it a mild cleanser, a plain moisturizer and daily sunscreen; ask me for one of them and I look for what fits you.",
		],
		citations: [citeProduct({ id: best.one.id, name: nameOf(best.one) })],
	};
}

/** The one that asks most of skin. */
function strongest(inquiry: Inquiry): Draft | null {
	const [first] = byTrouble(inquiry).toSorted((a, b) => b.strength - a.strength);
	if (first === undefined || first.strength === 0) return null;
	return {
		paragraphs: [
			`${nameOf(first.one)} asks most of your skin: it ${first.strength === 3 ? "exfoliates" : first.strength === 2 ? "has a retinoid" : "treats"}.`,
			"So it begins slowly, on nights of its own, and is the first to rest when skin stings or peels.",
		],
		citations: [citeProduct({ id: first.one.id, name: nameOf(first.one) })],
	};
}

function byTrouble({ context }: Inquiry) {
	const urgent = checkInUse(context).filter(({ level }) => level === "stop" || level === "change");
	return context.in_use
		.map((one) => {
			const warnings = urgent.filter(({ product_ids }) => product_ids.includes(one.id));
			return { one, warnings, strength: strengthOf(one) };
		})
		.toSorted((a, b) => b.warnings.length - a.warnings.length || b.strength - a.strength);
}

/** How much a product asks of skin: an exfoliant most, then a retinoid, then any other treatment. */
function strengthOf({ product }: ProductInUse): number {
	const key = product === null ? [] : productFacts(product).key;
	if (key.some(isExfoliating) && !key.some((id) => !isExfoliating(id) && isTreatment(id))) return 3;
	if (key.some(isRetinoid)) return 2;
	return key.some(isTreatment) ? 1 : 0;
}

function nameOf(one: ProductInUse): string {
	return productName(one) ?? UNNAMED;
}

function plain(text: string): string {
	return text.replace(/[<>[\]`*]/g, "");
}

function sentence(text: string): string {
	return text === "" ? "" : `${text.replace(/\.$/, "")}.`;
}
