import { dateWords } from "../../skin/biology-clock.ts";
import type { ChatReport } from "../assistant-context.ts";
import type { Asked } from "../inquiry.ts";
import type { Draft } from "./compose-answer.ts";

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

/** A Markdown list of questions a person may send. */
export function listQuestions(questions: readonly string[]): string {
	return questions.map((question) => `- ${question}`).join("\n");
}

/** FNV-1a over UTF-16 units: the same question at the same place of a talk is worded the same way. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) {
		hash ^= text.charCodeAt(at);
		hash = Math.imul(hash, 0x01000193);
	}
	return hash >>> 0;
}

/** One of several wordings, chosen by the message and its turn so that a talk does not sound like a form. */
export function pickWording(asked: Asked, wordings: readonly [string, ...string[]]): string {
	const turn = asked.history.length;
	return wordings[hashOf(`${turn} ${asked.message}`) % wordings.length] ?? wordings[0];
}

/** "your scan of March 3, 2026", or "your scan" where the date cannot be read. */
export function scanWords({ created_at }: ChatReport): string {
	const date = dateWords(created_at);
	return date === null ? "your scan" : `your scan of ${date}`;
}

/** A grade of the tables in words; M marks a claim that is repeated widely and not supported. */
export const EVIDENCE_WORDS: Record<"A" | "B" | "C" | "M", string> = {
	A: "good evidence",
	B: "moderate evidence",
	C: "limited evidence",
	M: "a myth",
};
