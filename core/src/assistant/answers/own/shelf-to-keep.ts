import type { Inquiry } from "../../inquiry.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { pausedNow, pauseWords, type ShelfVerdict } from "../person/paused-now.ts";

const OF_SHELF =
	/\b(?:shelf|my (?:products|stuff|things|bottles|creams|two|three|four)|(?:the )?things i (?:own|have|use)|which (?:ones?|of (?:them|these|those|mine|my))|what i (?:use|have))\b/;
const STAYS =
	/\b(?:drawer|put away|stays?|keep|bin|chuck|throw|leave out|set aside|till after|until after|still use|a no|no go|off limits|safe for me|allowed|yes or no|yes no|ok or not|good or bad|keep or bin)\b/;
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
