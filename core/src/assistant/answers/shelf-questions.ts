import { isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { findFragrance } from "../../products/facts/find-irritants.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import {
	MORNING_STEPS,
	NIGHT_STEPS,
	type PlanSection,
	type ProductCategory,
	WEEKLY_STEPS,
} from "../../routine/care-plan.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { checkInUse, UNNAMED } from "../reading/own-products.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/say-names.ts";

const ASKS_ORDER = /\b(?:order|sequence|(?:goes|comes|use|put|apply) (?:on )?first|layer(?:s|ed|ing)?)\b/;
const ASKS_FOR = /\b(?:contain\w*|with|has|have|in (?:it|them|my)|free of|without)\b/;
const FRAGRANCE = /\b(?:fragranced?|fragrances|perfumed?|parfum|scent(?:s|ed)?|essential oils?)\b/;
const MOST = 8;

const PLACES: Readonly<Record<PlanSection, readonly string[]>> = {
	morning: MORNING_STEPS,
	night: NIGHT_STEPS,
	weekly: WEEKLY_STEPS,
};
const SECTION_WORDS: Readonly<Record<PlanSection, string>> = {
	morning: "Morning",
	night: "Night",
	weekly: "Now and then",
};

/** What is asked of somebody's own products and needs no check of them; null where they are to be checked. */
export function answerOfShelf(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (inquiry.context.in_use.length === 0) return null;
	if (ASKS_ORDER.test(text)) return inOrder(inquiry);
	return ASKS_FOR.test(text) ? scentInShelf(inquiry) : null;
}

function inOrder({ context }: Inquiry): Draft | null {
	const { in_use } = context;
	const parts = (["morning", "night", "weekly"] as const).flatMap((section) => {
		const here = PLACES[section].flatMap((key) => in_use.filter(({ step }) => step === `${section}_${key}`));
		return here.length === 0 ? [] : [`- **${SECTION_WORDS[section]}:** ${here.map(nameOf).join(", then ")}`];
	});
	if (parts.length === 0) return null;
	const [urgent] = checkInUse(context).filter(({ level }) => level === "stop" || level === "change");
	return {
		paragraphs: [
			`What you use, in its order:\n\n${parts.join("\n")}`,
			"Thin before thick, and sunscreen last in the morning; an exfoliant of the week goes right after washing.",
			urgent === undefined ? "" : `**${capitalize(plainName(urgent.title))}.** ${plain(urgent.fix)}`,
		],
		citations: [
			citeRule("question.order", "Order of products"),
			...(urgent === undefined ? [] : [citeRule(urgent.rule_id, plainName(urgent.title))]),
		],
	};
}

/** "Is there fragrance in anything I own?", or a named ingredient; null where neither is named. */
export function scentInShelf({ context: { in_use }, question: { text, slots } }: Inquiry): Draft | null {
	const [active] = [...slots.actives, ...slots.excluded];
	const scent = FRAGRANCE.test(text);
	if (!scent && active === undefined) return null;
	const what = scent ? "fragrance or essential oils" : (active?.words ?? "it");
	const lists = in_use.flatMap(({ product, ...one }) =>
		product === null ? [] : [{ one: { ...one, product }, product }],
	);
	const with_it = lists.filter(({ product }) =>
		scent
			? findFragrance(product.inci).length > 0
			: active !== undefined && product.actives.includes(active.id),
	);
	const unread = in_use.filter(({ product }) => product === null);
	return {
		paragraphs: [
			with_it.length > 0
				? `Yes: ${joinWords(with_it.slice(0, MOST).map(({ one }) => nameOf(one)))} ${with_it.length === 1 ? "lists" : "list"} ${what}.`
				: `No, none of the ${lists.length} ingredient ${lists.length === 1 ? "list" : "lists"} I have of your products names ${what}.`,
			unread.length > 0
				? `Of ${joinWords(unread.slice(0, MOST).map(nameOf))} I have no list; paste it into the product and I read it.`
				: "",
		],
		citations: with_it.map(({ one }) => citeProduct({ id: one.id, name: nameOf(one) })),
		quiet: with_it.length === 0,
	};
}

function nameOf(one: ProductInUse): string {
	return productName(one) ?? UNNAMED;
}

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

function plain(text: string): string {
	return text.replace(/[<>[\]`*]/g, "");
}

function sentence(text: string): string {
	return text === "" ? "" : `${text.replace(/\.$/, "")}.`;
}
