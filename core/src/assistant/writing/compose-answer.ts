import type { Answer, Citation, ProductSearch } from "../assistant-event.ts";
import { oneAnswer } from "./one-answer.ts";

/** What an intent has to say; paragraphs may be Markdown lists. */
export interface Draft {
	paragraphs: readonly string[];
	citations?: readonly Citation[];
	search?: ProductSearch | null;
	/** What is different for this person is said in it already. */
	minded?: boolean;
	/** Nothing is claimed, so nothing is named that it rests on. */
	quiet?: boolean;
}

const MOST_NAMED = 3;

/** The answer as it is sent: Markdown without HTML, closing with what it rests on. */
export function composeAnswer({ paragraphs, citations = [], search = null, quiet = false }: Draft): Answer {
	const rests = unique(citations);
	const closing = quiet || rests.length === 0 ? [] : [basedOn(rests)];
	const text = [...oneAnswer(paragraphs), ...closing]
		.filter((paragraph) => paragraph.trim() !== "")
		.join("\n\n")
		.replace(/[<>]/g, "");
	return { text, citations: rests, search };
}

function basedOn(citations: readonly Citation[]): string {
	const labels = [...new Set(citations.map(({ label }) => label))];
	const more = labels.length > MOST_NAMED ? "; and more" : "";
	return `*Based on: ${labels.slice(0, MOST_NAMED).join("; ")}${more}.*`.replace(/\.\.\*$/, ".*");
}

function unique(citations: readonly Citation[]): Citation[] {
	const seen = new Map(citations.map((citation) => [`${citation.kind} ${citation.id}`, citation]));
	return [...seen.values()];
}
