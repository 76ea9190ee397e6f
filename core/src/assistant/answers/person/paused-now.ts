import {
	ACTIVES,
	type ActiveId,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../../knowledge/actives.ts";
import type { PersonCondition } from "../../../knowledge/person-rules.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import type { ProductInUse } from "../../../products/recommend-request.ts";
import { isRuledOut, ruleAgainst } from "../../../routine/person-conditions.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Citation, Inquiry } from "../../conversation.ts";
import { searchContext } from "../../find/search-context.ts";
import { checkInUse, UNNAMED } from "../../reading/own-products.ts";
import { citeRule } from "../../writing/cite.ts";
import { productName } from "../../writing/say-names.ts";

/** What becomes of one product of theirs: it stays, rests until skin is calm, or stays out while something lasts. */
export interface ShelfVerdict {
	one: ProductInUse;
	name: string;
	verdict: "stays" | "rests" | "out";
	/** "because it exfoliates and your cheeks read as red"; "" where nothing speaks against it. */
	why: string;
	/** How much it asks of skin; the least comes back first. */
	strength: number;
	rule_id: string | null;
}

export const SORE =
	/\b(?:on fire|burn(?:s|ing|t)?|sore|st[iu]ng\w*|sting\w*|raw|peel(?:s|ing|ed)|flak\w*|tight|angry|irritat\w*|hurts?|red and|so red|blotchy)\b/;
const RED_FROM = 1;
const MANY = 2;

/**
 * The one place that says what of somebody's shelf is paused for them now, so that no two answers tell it differently:
 * sore skin rests from every treatment, red skin that carries several from the exfoliant, a pregnancy from what it rules out.
 */
export function pausedNow(inquiry: Inquiry, suffers = false): ShelfVerdict[] {
	const { context, question } = inquiry;
	const { conditions } = searchContext(inquiry, false).pick;
	const sore =
		suffers ||
		SORE.test(`${question.text} ${inquiry.message.toLowerCase()}`) ||
		conditions.some((one) => one in PASSING);
	const red = isRed(inquiry);
	const barred = checkInUse(context).filter(
		({ level, rule_id }) => level === "stop" && FOR_PERSON.test(rule_id),
	);
	const treating = context.in_use.filter((one) => treatmentsIn(one).length > 0);
	return context.in_use.map((one): ShelfVerdict => {
		const treats = treatmentsIn(one);
		const rule = barred.find(({ product_ids }) => product_ids.includes(one.id));
		const base = { one, name: productName(one) ?? UNNAMED, strength: strengthOf(treats) };
		const names = joinWords(treats.slice(0, 2).map((id) => ACTIVES[id].name));
		if (rule !== undefined)
			return { ...base, verdict: "out", why: outWords(rule.rule_id, names), rule_id: rule.rule_id };
		if (treats.length > 0 && sore)
			return {
				...base,
				verdict: "rests",
				why: `it has ${names}, and skin is sore`,
				rule_id: "rule.stop_rules",
			};
		if (red && treating.length >= MANY && treats.some(isExfoliating) && base.strength >= EXFOLIATES)
			return {
				...base,
				verdict: "rests",
				why: `it exfoliates with ${names}, and your report shows redness`,
				rule_id: "rule.irritants_with_redness",
			};
		return { ...base, verdict: "stays", why: "", rule_id: null };
	});
}

const FOR_PERSON = /^(?:person\.|rule\.allergy|allergy)/;
const EXFOLIATES = 3;

function outWords(rule_id: string, names: string): string {
	return rule_id.includes("pregnan")
		? `${names} is not advised while pregnant, trying or breastfeeding`
		: `${names === "" ? "it" : names} is not for you as you told us`;
}

export function isRed({ context: { report } }: Inquiry): boolean {
	const redness = report?.analysis.findings.find(({ concern }) => concern === "redness")?.severity ?? 0;
	return redness >= RED_FROM;
}

/** What it is used for; a trace that leads nothing is no treatment. */
export function treatmentsIn({ product }: ProductInUse): ActiveId[] {
	if (product === null) return [];
	const { key, leads } = productFacts(product);
	const treats = key.filter((id) => isTreatment(id) && !MILD.has(id));
	const leading = treats.filter((id) => leads[id] !== undefined);
	return leading.length > 0 ? leading : treats;
}

/** Borne by sore skin in a wash or a cream. */
const MILD: ReadonlySet<ActiveId> = new Set<ActiveId>(["niacinamide"]);

function strengthOf(treats: readonly ActiveId[]): number {
	if (treats.some(isExfoliating)) return EXFOLIATES;
	if (treats.some(isRetinoid)) return 2;
	return treats.length > 0 ? 1 : 0;
}

/** "Leave off X and Y until ...; then one at a time, Y first": one sentence, the same wherever a pause is told. */
export function pauseWords(verdicts: readonly ShelfVerdict[], named = false): string {
	const rest = verdicts
		.filter(({ verdict }) => verdict === "rests")
		.toSorted((a, b) => a.strength - b.strength);
	const [first] = rest;
	if (first === undefined) return "";
	const names =
		named && rest.length > 1 ? "all of them" : joinWords(rest.toReversed().map(({ name }) => name));
	const back =
		rest.length === 1
			? "then again on one night a week"
			: `then one at a time, two weeks apart, ${first.name} first`;
	return `Leave ${names} off until skin has been calm for two weeks, ${back}.`;
}

/** What on the shelf treats and therefore waits while skin suffers; "" where nothing does. */
export function pauseShelf(inquiry: Inquiry): string {
	return pauseWords(pausedNow(inquiry, true));
}

/** Skin that has to calm down, as it was told: whatever treats waits for it, and goes on afterwards. */
const PASSING: Partial<Record<PersonCondition, string>> = {
	barrier_strained: "skin peels, stings or feels tight",
	sunburn: "skin is sunburnt",
	broken_skin: "skin is broken",
	recent_procedure: "skin heals after a treatment",
};

/** What to leave out while skin is as the person tells it, and what stays; empty where nothing speaks against it. */
export function skinNow(inquiry: Inquiry, ids: readonly ActiveId[]): { text: string; citations: Citation[] } {
	const conditions = searchContext(inquiry, false).pick.conditions.filter((one) => one in PASSING);
	const out = ids.filter((id) => isRuledOut(id, conditions));
	const [first] = out;
	const rule = first === undefined ? null : ruleAgainst(first, conditions);
	if (rule === null) return { text: "", citations: [] };
	const kept = ids.filter((id) => !out.includes(id));
	const stays = kept.length === 0 ? "" : ` ${namesOf(kept)} may stay.`;
	return {
		text: `Not now: while ${PASSING[rule.when] ?? "skin is strained"}, leave ${namesOf(out)} out, and begin again on one night a week once it has been calm for two weeks.${capital(stays)}`,
		citations: [citeRule(rule.id, "Rule for strained skin")],
	};
}

function namesOf(ids: readonly ActiveId[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}

function capital(sentence: string): string {
	return sentence.replace(/^ ./, (start) => start.toUpperCase());
}
