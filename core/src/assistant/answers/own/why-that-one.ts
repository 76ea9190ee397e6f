import { ACTIVES, isExfoliating, isRetinoid } from "../../../knowledge/actives.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { UNNAMED } from "../../reading/check-in-use.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { productName } from "../../writing/own-words.ts";
import { isRed, treatmentsIn } from "../person/paused-now.ts";

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
