import { joinWords } from "../../skin/zone-words.ts";
import type { Answer } from "../assistant-event.ts";
import { toldPerson } from "../find/told-person.ts";
import type { Asked } from "../inquiry.ts";
import { spellOut } from "../reading/spell-out.ts";
import { citeRule } from "../writing/cite.ts";
import { productName } from "../writing/own-words.ts";
import { namesRetinoid } from "./person-rules.ts";

const RULE = "person.pregnancy";
/** Nothing stands behind a call that cannot wait. */
const CALLS = /^Safety rule, (?:emergency|see a doctor today|care)/;

/** An answer to somebody pregnant with a retinoid on the shelf, which is named once whatever was asked. */
export function withPausedRetinoid(answer: Answer, { message, history, context }: Asked): Answer {
	const names = context.in_use.flatMap((one) => {
		const name = productName(one);
		return name !== null && namesRetinoid(spellOut(name)) ? [name] : [];
	});
	if (names.length === 0 || answer.citations.some(({ label }) => CALLS.test(label))) return answer;
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const { person } = toldPerson(context.person, [...own, message], context.report?.analysis.understood);
	if (person.preferences.pregnancy !== "pregnant") return answer;
	const said = spellOut(answer.text);
	if (names.some((name) => said.includes(spellOut(name)))) return answer;
	const are = names.length > 1 ? "hold retinoids: leave them" : "holds a retinoid: leave it";
	return {
		...answer,
		text: `${answer.text}\n\nYour ${joinWords(names.map((name) => `**${name}**`))} ${are} off while you are pregnant, and tell your midwife if you used it lately.`,
		citations: [...answer.citations, citeRule(RULE, "Pregnancy rule")],
	};
}
