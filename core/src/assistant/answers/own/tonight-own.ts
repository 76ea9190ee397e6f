import type { Inquiry } from "../../inquiry.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { answerTonight } from "../tonight.ts";

const ASKS =
	/\b(?:what|which|whats)\b(?: \w+){0,8} (?:tonight|this evening|now)\b|\b(?:tonight|this evening)\b(?: \w+){0,3} (?:what|which)\b|\bwhat (?:goes|do i (?:put|use|do)|should i (?:put|use|do)|can i (?:put|use))(?: \w+){0,3} (?:tonight|this evening)\b/;
const DONE =
	/\b(?:did|had|used|put|wore|applied|slathered|tried)\b.*\b(?:last (?:night|nite|evening)|yesterday|(?:mon|tues?|wed(?:nes|s)?|thurs?|fri|satur?|sun)(?:day)?(?: night)?)\b|\b(?:last (?:night|nite|evening)|yesterday)\b/;

/** "Did the acid last night, what goes on tonight": the evening as it stands for them; null for other questions. */
export function tonightOwn(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if (context.in_use.length === 0 || context.report === null) return null;
	if (!ASKS.test(question.text) || !DONE.test(question.text)) return null;
	return answerTonight({
		...inquiry,
		question: { ...question, slots: { ...question.slots, section: "night" } },
	});
}
