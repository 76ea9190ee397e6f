import type { Asked } from "../inquiry.ts";
import type { Draft } from "./compose-answer.ts";
import { listQuestions } from "./list-questions.ts";
import { pickWording } from "./pick-wording.ts";

/** Said where an answer needs a report and there is none yet. */
export function noReport(asked: Asked, about = "that"): Draft {
	return {
		paragraphs: [
			pickWording(asked, [
				`There is no report of your skin yet, so I cannot say anything about ${about}. Scan your face once, in even light and without makeup, and I can.`,
				`For ${about} I need a first scan, and there is none yet. One photo facing a window is enough.`,
				`I would be guessing about ${about}: you have no report yet. After your first scan I can answer from it.`,
			]),
			`Until then I can help with questions like these:\n\n${listQuestions([
				"What order do my products go in?",
				"What does niacinamide do?",
				"What happens with my photo?",
			])}`,
		],
		quiet: true,
	};
}
