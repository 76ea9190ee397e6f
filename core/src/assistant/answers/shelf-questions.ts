import { findFragrance } from "../../products/facts/find-irritants.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import { MORNING_STEPS, NIGHT_STEPS, type PlanSection, WEEKLY_STEPS } from "../../routine/care-plan.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../inquiry.ts";
import { checkInUse, UNNAMED } from "../reading/own-products.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { plainName, productName } from "../writing/own-words.ts";

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
	return ASKS_FOR.test(text) ? holding(inquiry) : null;
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
			urgent === undefined
				? ""
				: `**${capitalize(plainName(urgent.title))}.** ${urgent.fix.replace(/[<>[\]`*]/g, "")}`,
		],
		citations: [
			citeRule("question.order", "Order of products"),
			...(urgent === undefined ? [] : [citeRule(urgent.rule_id, plainName(urgent.title))]),
		],
	};
}

/** "Is there fragrance in anything I own?" */
function holding({ context: { in_use }, question: { text, slots } }: Inquiry): Draft | null {
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
