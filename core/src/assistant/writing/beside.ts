import type { Answer, Citation } from "../assistant-event.ts";

/** The same with a sentence more, above what the answer rests on. */
export function beside(answer: Answer, text: string, citations: readonly Citation[]): Answer {
	const [, said = answer.text, closing = ""] =
		/^([\s\S]*?)(\n\n\*Based on: [^\n]*)?$/.exec(answer.text) ?? [];
	return { ...answer, text: `${said}\n\n${text}${closing}`, citations: [...answer.citations, ...citations] };
}
