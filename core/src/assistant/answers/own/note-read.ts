import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { plainName } from "../../writing/plain-name.ts";
import { scanWords } from "../../writing/report-date.ts";

const OF_NOTE =
	/\b(?:what i (?:wrote|typed|put|said)|(?:my|the) (?:note|comment|message|text)(?: box| field)?|(?:in|into) (?:the|that|your) (?:\w+ )?box|i wrote (?:\w+ ){0,4}(?:box|note|scan))\b/;
const ASKS_READ =
	/\b(?:read|reads|seen?|look(?:s|ed)?|notic\w+|use[ds]?|count\w*|ignor\w+|nowhere|go(?:es)?|went|matter\w*|take[ns]?|took)\b/;

/** Whether a note written with a scan was read: what was taken from it, in its own words, and what followed; null where nobody asks. */
export function noteRead({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (!OF_NOTE.test(text) || !ASKS_READ.test(text)) return null;
	if (report === null)
		return {
			paragraphs: [
				"There is no note of yours yet: it is written with a scan, and a program reads it then, no person. What you tell me here I read too.",
			],
			quiet: true,
		};
	const { understood = [], care_plan } = report.analysis;
	const taken = understood.filter(({ state }) => state !== "denied");
	if (taken.length === 0)
		return {
			paragraphs: [
				`A program reads what you write with a scan, no person does. From ${scanWords(report)} it took nothing that changes your plan.`,
				"If something in it matters, such as a medicine, an allergy or how skin feels, tell me here or add it to your profile.",
			],
			citations: [citeRule("report.note", "What was understood from your note")],
			quiet: true,
		};
	const quoted = taken.map(({ quote, words }) =>
		quote === undefined ? words : `"${plainName(quote)}": ${words}`,
	);
	const ids = new Set(taken.map(({ id }) => `person.${id}`));
	const followed = (care_plan.notes ?? []).find(({ rule_id }) => ids.has(rule_id));
	return {
		paragraphs: [
			`Yes, it was read, by a program and no person. From your note I took ${joinWords(quoted.slice(0, 3))}.`,
			followed === undefined
				? "Your plan goes by it."
				: `What followed in your plan: ${followOf(followed.text)}`,
			"Was it taken wrongly, or is something missing? Tell me here, or mark it in the report.",
		],
		citations: [
			citeRule("report.note", "What was understood from your note"),
			...(followed === undefined ? [] : [citeRule(followed.rule_id, "A note in your plan")]),
		],
	};
}

/** What was told stands before it already. */
function followOf(text: string): string {
	const after = text.replace(/^You told us [^.]*\. /, "").replace(/^So /, "");
	return capitalize(after);
}
