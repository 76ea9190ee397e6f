import { ACTIVES, isActiveId, isExfoliating, isRetinoid, isTreatment } from "../../../knowledge/actives.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { UNNAMED } from "../../reading/own-products.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { productName } from "../../writing/say-names.ts";
import { isRed, pausedNow, pauseWords, type ShelfVerdict, treatmentsIn } from "../person/paused-now.ts";

const OF_SHELF =
	/\b(?:shelf|my (?:own )?(?:products|stuff|things|bottles|creams|two|three|four)|(?:the )?things i (?:own|have|use)|which (?:ones?|of (?:them|these|those|mine|my))|what i (?:use|have))\b/;
const STAYS =
	/\b(?:drawer|put away|stays?|keep|bin|chuck|throw|leave out|set aside|till after|until after|still use|a no|no go|off limits|(?:is not |isnt |not |is |are |un ?)?safe|allowed|yes or no|yes no|ok or not|good or bad|keep or bin|drop|do without|not (?:be )?us(?:e|ing)|get rid of)\b/;
const MOST = 8;

/** Each product of theirs by name: stays, rests or out, and why in a few words; null where nobody asks. */
export function shelfToKeep(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if (context.in_use.length === 0 || !OF_SHELF.test(question.text) || !STAYS.test(question.text)) return null;
	const verdicts = pausedNow(inquiry).slice(0, MOST);
	if (verdicts.every(({ verdict }) => verdict === "stays") && !YES_NO.test(question.text)) return null;
	const expecting = (context.person.preferences.pregnancy ?? "no") !== "no";
	return {
		paragraphs: [
			verdicts.map((one) => `- **${one.name}**: ${wordsOf(one, YES_NO.test(question.text))}`).join("\n"),
			pauseWords(verdicts),
			expecting
				? "What is out stays away while you breastfeed as well; ask your midwife or doctor before you take it up again."
				: "",
		],
		citations: verdicts.flatMap(({ one, name, rule_id }) =>
			rule_id === null ? [] : [citeRule(rule_id, "Rule for your shelf"), citeProduct({ id: one.id, name })],
		),
	};
}

/** Whoever wants no more than a word gets it first. */
const YES_NO = /\b(?:yes or no|yes no|just (?:a )?yes|y or n)\b/;

function wordsOf({ verdict, why }: ShelfVerdict, short: boolean): string {
	if (short) return verdict === "stays" ? "yes." : `no, ${why}.`;
	switch (verdict) {
		case "out":
			return `into the drawer, because ${why}.`;
		case "rests":
			return `rests for now, because ${why}.`;
		case "stays":
			return "stays.";
	}
}

const WHICH =
	/\b(?:which|what)(?: \w+){0,2} (?:bottles?|tubes?|jars?|of (?:mine|them|these|those|my (?:\w+ )?(?:products|things|stuff|bottles|serums))|one of (?:mine|them))\b/;
const WHEN =
	/\b(?:wake|waking|woke|get up|getting up|morning|mornings|night|nights|evening|bed|sleep|tonight|day|am|pm|first)\b/;
const NIGHT_WORK = /\b(?:nights|night shifts?|shift|work nights|wake|waking|woke)\b/;

interface Own {
	id: string;
	name: string;
	acid: boolean;
	late: boolean;
}

/** Of their own, without what rests or stays out for them now. */
function ownOf(verdicts: readonly ShelfVerdict[]): Own[] {
	return verdicts.flatMap(({ one: { id, product }, name, verdict }) => {
		if (product === null || verdict !== "stays") return [];
		const ids = productFacts(product).key.filter(isActiveId).filter(isTreatment);
		// What is beside vitamin C in its bottle goes on with it.
		const ofDay = ids.includes("vitamin_c");
		return [
			{
				id,
				name,
				acid: product.category !== "cleanser" && !ofDay && ids.some(isExfoliating),
				late: !ofDay && ids.some((one) => ACTIVES[one].time === "night"),
			},
		];
	});
}

/** Which of their own goes on after getting up and which before sleep, by name; null where nobody asks or nothing is owned. */
export function whichBottle(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (!WHICH.test(text) || !WHEN.test(text)) return null;
	const verdicts = pausedNow(inquiry);
	const own = ownOf(verdicts);
	if (verdicts.length < 2 || own.length === 0) return null;
	const names = (some: readonly Own[]) => joinWords(some.map(({ name }) => `**${name}**`));
	const acids = own.filter(({ acid }) => acid);
	const late = own.filter((one) => one.late && !one.acid);
	const early = own.filter((one) => !one.late && !one.acid);
	const up = NIGHT_WORK.test(text) ? "When you get up, whatever the hour" : "In the morning";
	return {
		paragraphs: [
			[
				early.length > 0
					? `${up}: ${names(early)}, and sunscreen while there is daylight.`
					: `${up}: none of the treatments, a moisturizer and sunscreen.`,
				late.length > 0 ? `Before you sleep: ${names(late)}.` : "",
				acids.length > 0
					? `${names(acids)}: before another sleep, not the same one${late.length > 0 ? " as the others" : ""}.`
					: "",
			]
				.filter(Boolean)
				.join(" "),
			pauseWords(verdicts),
		],
		citations: [
			citeRule("conflict.retinoid_acid", "Pair rule, retinoids and acids"),
			...own.map(({ id, name }) => citeProduct({ id, name })),
		],
		minded: true,
	};
}

const WHY =
	/^(?:(?:ok|okay|so|and|but|hm+|wait) )*why\b.*\b(?:that|this|it|the) ?(?:one)?\b|^(?:(?:ok|so|and|but) )*why not\b/;
const PUT_AWAY =
	/\b(?:bin|drop|leave out|get rid|throw|chuck|ditch|stop|lose|put away|fighting|clash\w*|which (?:one|of))\b/;

/** Why one of theirs goes before another: what it does to skin as theirs is; null where nothing of the kind went before. */
export function whyThatOne(inquiry: Inquiry): Draft | null {
	const { question, context, history } = inquiry;
	const last = spellOut(history.findLast(({ role }) => role === "user")?.message ?? "");
	const treating = context.in_use.filter((one) => treatmentsIn(one).length > 0);
	if (treating.length < 2 || !WHY.test(question.text) || !PUT_AWAY.test(last)) return null;
	const strength = (one: (typeof treating)[number]) =>
		treatmentsIn(one).some(isExfoliating)
			? treatmentsIn(one).some((id) => id === "glycolic_acid")
				? 4
				: 3
			: treatmentsIn(one).some(isRetinoid)
				? 2
				: 1;
	const [first, ...others] = treating.toSorted((a, b) => strength(b) - strength(a));
	if (first === undefined) return null;
	const name = productName(first) ?? UNNAMED;
	const names = joinWords(
		treatmentsIn(first)
			.slice(0, 2)
			.map((id) => ACTIVES[id].name),
	);
	const rest = others.map(
		(one) => `${productName(one) ?? UNNAMED} (${ACTIVES[treatmentsIn(one)[0] ?? "retinol"].name})`,
	);
	const asksOfIt =
		/\bnot the (?:acid|glycolic|exfoliat\w*|toner)\b/.test(question.text) &&
		treatmentsIn(first).some(isExfoliating);
	const red = isRed(inquiry);
	return {
		paragraphs: [
			asksOfIt
				? `It is the acid that I would take out: ${name}.`
				: `${name}, because it takes most from skin and gives you least.`,
			`${names.charAt(0).toUpperCase()}${names.slice(1)} peels${red ? ", and your report shows redness: that is what it feeds" : ""}. ${joinWords(rest)} do${rest.length === 1 ? "es" : ""} not peel, and on times of ${rest.length === 1 ? "its" : "their"} own ${rest.length === 1 ? "it gets" : "they get"} on: vitamin C in the morning, a retinoid on two nights.`,
			"Calm for two weeks, it may come back on one night a week, not on a retinoid night.",
		],
		citations: [
			citeRule("rule.irritants_with_redness", "Irritants and redness"),
			citeProduct({ id: first.id, name }),
		],
		minded: true,
	};
}
