import { knowledgeLines } from "@dewlight/core/assistant/facts/knowledge-lines.ts";
import type { Facts } from "@dewlight/core/assistant/list-facts.ts";

const KNOWLEDGE: ReadonlySet<string> = new Set(knowledgeLines());

/** Facts of this person and products; facts of skin care are the same for everybody and stand apart. */
export function splitFacts({ lines }: Facts): { own: string[]; knowledge: readonly string[] } {
	return { own: lines.filter((line) => !KNOWLEDGE.has(line)), knowledge: knowledgeLines() };
}
