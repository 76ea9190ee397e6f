import { ACTIVES, isTreatment } from "../../knowledge/actives.ts";
import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { isRuledOut } from "../../routine/rule-out.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { searchContext } from "../find/search-context.ts";
import type { Inquiry } from "../inquiry.ts";
import type { NamedActive } from "../question.ts";
import { checkInUse } from "../reading/check-in-use.ts";
import { citeActive, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { activeCautions } from "./person/active-cautions.ts";
import { skinNow } from "./person/skin-now.ts";

/** "What can I not mix with retinol?" */
export function goesWith(inquiry: Inquiry, { id, words }: NamedActive): Draft {
	const rules = (Object.keys(ACTIVES) as (keyof typeof ACTIVES)[]).flatMap((other) => {
		const rule = pairing(id, other)?.rule;
		return rule === undefined ? [] : [{ other, rule }];
	});
	const named = (levels: readonly ConflictRule["level"][]) =>
		rules.filter(({ rule }) => levels.includes(rule.level)).map(({ other }) => ACTIVES[other].name);
	const apart = named(["separate", "alternate"]);
	const never = named(["block"]);
	const { conditions } = searchContext(inquiry, false).pick;
	// What is not for this person, or a doctor's to choose, is recommended beside nothing.
	const fine = rules
		.filter(({ other, rule }) => rule.level === "allow" && !isRuledOut(other, conditions))
		.filter(({ other }) => ACTIVES[other].status.us !== "prescription")
		.map(({ other }) => ACTIVES[other].name);
	const lines = [
		...(never.length > 0 ? [`- Not together with: ${joinWords(never)}.`] : []),
		...(apart.length > 0 ? [`- At another time of day or on another night: ${joinWords(apart)}.`] : []),
		...(fine.length > 0 ? [`- No problem, whatever you read: ${joinWords(fine)}.`] : []),
	];
	const cautions = activeCautions(inquiry.context, [id]);
	if (!isTreatment(id) && never.length + apart.length === 0) {
		return {
			paragraphs: [
				`Yes, ${words} goes with everything else in a routine: thin layers first, cream over it, sunscreen last in the morning.`,
				cautions.text,
			],
			citations: [citeActive(id), ...cautions.citations],
		};
	}
	const now = skinNow(inquiry, [id]);
	const clash = checkInUse(inquiry.context).find(
		({ rule_id, level }) => level !== "myth" && rules.some(({ rule }) => rule.id === rule_id),
	);
	return {
		paragraphs: [
			[now.text, cautions.text].filter(Boolean).join(" "),
			lines.length > 0
				? `With ${words} in your routine:`
				: `I know of nothing that has to be kept away from ${words}.`,
			lines.join("\n"),
			clash ? `In what you use now: ${clash.title}. ${clash.fix}` : "",
		],
		citations: [
			...now.citations,
			...cautions.citations,
			citeActive(id),
			...[...new Map(rules.map(({ rule }) => [rule.id, rule])).values()]
				.slice(0, 3)
				.map((rule) => citeRule(rule.id, "Pair rules")),
		],
	};
}
