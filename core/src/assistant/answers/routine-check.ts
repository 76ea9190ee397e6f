import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { checkInUse, UNNAMED } from "../reading/check-in-use.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import { productName } from "../writing/own-words.ts";
import { plainName } from "../writing/plain-name.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { answerInUse } from "./in-use.ts";

const MOST = 3;
const MARKUP = /[<>[\]`*]/g;

/** What is wrong with what somebody uses, the most urgent first, and what to do about it. */
export const answerRoutineCheck: AnswerWriter = (inquiry) => {
	const { in_use } = inquiry.context;
	const warnings = checkInUse(inquiry.context).filter(({ level }) => level !== "myth");
	if (in_use.length === 0 || warnings.length === 0 || inquiry.question.slots.category !== null) {
		return answerInUse(inquiry);
	}
	const told = warnings.slice(0, MOST);
	const more = warnings.length - told.length;
	const names = in_use.slice(0, 8).map((one) => productName(one) ?? UNNAMED);
	return {
		paragraphs: [
			`${told.length === 1 ? "One thing" : "Yes, a few things"}, the most urgent first:`,
			told
				.map(
					({ title, why, fix }) =>
						`- **${capitalize(plainName(title))}.** ${why.replace(MARKUP, "")} ${fix.replace(MARKUP, "")}`,
				)
				.join("\n"),
			`I looked at what you told me you use: ${joinWords(names)}.`,
			more > 0 ? "There is more on your care plan page." : "",
		],
		citations: [
			...told.map(({ rule_id, title }) => citeRule(rule_id, plainName(title))),
			...in_use.slice(0, MOST).map((one) => citeProduct({ id: one.id, name: productName(one) ?? UNNAMED })),
		],
	};
};
