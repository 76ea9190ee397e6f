import { z } from "zod";
import type { PromptText } from "./house-rules.ts";
import { fence, HOUSE_RULES, oneLine } from "./house-rules.ts";

/** Counts up with every change of what it sends; a test holds the two together. */
export const NARRATIVE_VERSION = "narrative.1";

export const NARRATIVE_OUTPUT = z.object({
	sentences: z
		.array(
			z.object({
				sentence: z.number().int().describe("Number of the given sentence"),
				text: z.string().trim().min(1).max(400).describe("That sentence in your words, one sentence"),
			}),
		)
		.max(12)
		.describe("Every given sentence once, in the given order"),
});
export type NarrativeOutput = z.infer<typeof NARRATIVE_OUTPUT>;

export function writeNarrative({ sentences }: { sentences: readonly string[] }): PromptText {
	return {
		instructions: [HOUSE_RULES, ROLE].join("\n\n"),
		prompt: [
			fence("sentences", sentences.map((text, at) => `${at}: ${oneLine(text)}`).join("\n")),
			"Phrase the sentences.",
		].join("\n\n"),
	};
}

const ROLE = `What you do now
- The sentences below open a person's skin report. Phrase each of them again, so that together they read as one warm, plain paragraph.
- A sentence keeps everything it states, in its order: each number with what it belongs to, each finding, each place on the face with its side, each word of degree ("mild", "several", "slightly"), and whether something was not seen or not shown. Add nothing: no advice, no reason, no comparison, no product.
- Plain text, one sentence for one sentence, no Markdown.
- Answer with one JSON object {"sentences": [{"sentence": number, "text": string}]} and nothing else.`;
