import type { AssistantContext } from "./assistant-context.ts";
import type { Citation } from "./assistant-event.ts";
import { type CitableLine, readTold, type Told } from "./citing/citable-line.ts";
import { knowledgeBehind, personBehind } from "./citing/lines-behind.ts";
import { productsOf } from "./list-facts.ts";

/** No answer names more than this. */
export const MOST_CITED = 5;

/**
 * What an answer rests on that somebody else phrased from the facts of `context`: rules, readings, products and sources
 * behind the lines whose statements it makes, in the order it makes them. Naming a thing is not enough: a sentence has
 * to say something of what its line says, except of a product, whose name is from its line. [] where nothing fits.
 */
export function citeAnswer(text: string, context: AssistantContext): Citation[] {
	const lines = [...personBehind(context, productsOf(context, [])), ...knowledgeBehind()];
	const cited = new Map<string, Citation>();
	for (const told of readTold(text)) {
		for (const citation of linesOf(told, lines).flatMap(({ behind }) => behind)) {
			const key = `${citation.kind} ${citation.id}`;
			if (!cited.has(key)) cited.set(key, citation);
		}
	}
	return [...cited.values()].slice(0, MOST_CITED);
}

/**
 * Lines a sentence is from, the one it says most of first. A line known by its words alone counts where it fits best,
 * and no line about something the sentence names fits as well.
 */
function linesOf(told: Told, lines: readonly CitableLine[]): CitableLine[] {
	const held = lines
		.map((line) => ({ line, said: line.heldBy(told) }))
		.filter(({ said }) => said > 0)
		.toSorted((a, b) => b.said - a.said)
		.map(({ line }) => line);
	const about = held.filter(({ byWords }) => !byWords);
	return held[0]?.byWords === true ? [held[0], ...about] : about;
}
