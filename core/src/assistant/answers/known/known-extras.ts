import { concernPhrase } from "../../../skin/concern-phrase.ts";
import type { Inquiry } from "../../inquiry.ts";
import { pauseShelf } from "../person/pause-shelf.ts";

/** What a known answer gains from the message and the person: a sentence before it and one after; empty for most. */
export interface KnownExtras {
	before: string;
	after: string;
}

const OF_FIVE =
	/\b([0-4](?:\.[05])?|5(?:\.0)?) (?:of|out of|from) (?:5|five)\b|\bseverity (?:of )?([0-4](?:\.[05])?|5)\b/;

export function knownExtras(id: string, { question, context }: Inquiry): KnownExtras {
	if (id === "question.scale") return { before: readsAs(question.text), after: "" };
	if (id === "question.barrier") return { before: "", after: pauseShelf(context) };
	if (id === "question.skin_types") {
		const type = context.report?.analysis.skin_type.toLowerCase();
		const own =
			type === undefined
				? "Which yours is, a report after a first scan tells."
				: `In your report yours reads as ${type}.`;
		return { before: "", after: own };
	}
	if (id !== "question.order") return { before: "", after: "" };
	return {
		before: "",
		after:
			context.in_use.length === 0
				? "Add the products you use to your care plan, and I check how they go together."
				: "Ask me to check what you use, and I tell you what does not go together.",
	};
}

function readsAs(text: string): string {
	const match = OF_FIVE.exec(text);
	const said = match?.[1] ?? match?.[2];
	if (said === undefined) return "";
	const degree =
		Number(said) < 1 ? "hardly visible" : concernPhrase("redness", Number(said)).replace(" redness", "");
	return `${said} of 5 is ${degree}.`;
}
