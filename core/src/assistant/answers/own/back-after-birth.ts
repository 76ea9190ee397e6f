import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { pausedNow } from "../person/paused-now.ts";

const AFTER =
	/\b(?:after (?:the )?(?:birth|baby|delivery|pregnancy)|once (?:the |my )?(?:baby|little one|bump)|(?:baby|little one) (?:is|s) (?:born|here|out)|post ?partum|stop(?:ped)? (?:breast ?feeding|nursing)|weaned)\b/;
const BACK =
	/\b(?:go(?:ing)? back|back to|back on|again|restart|start(?:ing)?|return|take (?:it|that) up|use|reintroduce)\b/;

/** When what a pregnancy rules out of their own may come back; null where nobody asks, or nothing of theirs is out. */
export function backAfterBirth(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if ((context.person.preferences.pregnancy ?? "no") === "no") return null;
	if (!AFTER.test(question.text) || !BACK.test(question.text)) return null;
	const out = pausedNow(inquiry).filter(({ verdict }) => verdict === "out");
	if (out.length === 0) return null;
	return {
		paragraphs: [
			`**${joinWords(out.map(({ name }) => name))}:** not while you breastfeed; once you have weaned, from then on. If you do not breastfeed, some weeks after the birth, when skin is calm. Ask your midwife or doctor before either.`,
			"Then begin as if it were new: two evenings a week, a pea for the face, sunscreen by day.",
		],
		citations: out.flatMap(({ one, name, rule_id }) => [
			...(rule_id === null ? [] : [citeRule(rule_id, "Pregnancy rule")]),
			citeProduct({ id: one.id, name }),
		]),
		minded: true,
	};
}
