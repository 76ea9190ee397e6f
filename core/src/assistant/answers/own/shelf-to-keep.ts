import type { Inquiry } from "../../inquiry.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { pausedNow, pauseWords, type ShelfVerdict } from "../person/paused-now.ts";

const OF_SHELF =
	/\b(?:shelf|my (?:products|stuff|things|bottles|creams)|which (?:ones?|of (?:them|these|those|mine|my))|what i (?:use|have))\b/;
const STAYS =
	/\b(?:drawer|put away|stays?|keep|bin|chuck|throw|leave out|set aside|till after|until after|still use|a no|no go|off limits|safe for me|allowed)\b/;
const MOST = 8;

/** Each product of theirs by name: stays, rests or out, and why in a few words; null where nobody asks. */
export function shelfToKeep(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if (context.in_use.length === 0 || !OF_SHELF.test(question.text) || !STAYS.test(question.text)) return null;
	const verdicts = pausedNow(inquiry).slice(0, MOST);
	if (verdicts.every(({ verdict }) => verdict === "stays")) return null;
	const expecting = (context.person.preferences.pregnancy ?? "no") !== "no";
	return {
		paragraphs: [
			verdicts.map((one) => `- **${one.name}**: ${wordsOf(one)}`).join("\n"),
			pauseWords(verdicts),
			expecting
				? "It stays away while you breastfeed as well; ask your midwife or doctor before you take it up again."
				: "",
		],
		citations: verdicts.flatMap(({ one, name, rule_id }) =>
			rule_id === null ? [] : [citeRule(rule_id, "Rule for your shelf"), citeProduct({ id: one.id, name })],
		),
	};
}

function wordsOf({ verdict, why }: ShelfVerdict): string {
	switch (verdict) {
		case "out":
			return `into the drawer, because ${why}.`;
		case "rests":
			return `rests for now, because ${why}.`;
		case "stays":
			return "stays.";
	}
}
