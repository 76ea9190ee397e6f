import type { Answer } from "./entries-of.ts";

/** What an answer rests on, where its own text does not already say so. */
export function citationsToShow({ text, citations }: Pick<Answer, "text" | "citations">): string[] {
	if (/\bbased on\b/i.test(text)) return [];
	const said = text.toLowerCase();
	const labels = citations.map(({ label }) => label).filter((label) => !said.includes(label.toLowerCase()));
	return [...new Set(labels)];
}
