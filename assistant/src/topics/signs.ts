import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import { readQuestion } from "@dewlight/core/assistant/read-question.ts";

/** What a sentence shows beside its wording: the things it names, and what the guide's own tables read in it. */
export interface Signs {
	/** One digit each, "1" where the sentence names such a thing. */
	things: string;
	/** An intent, or the id of a known question. */
	read: string;
}

const NOBODY: AssistantContext = {
	person: { goals: [], issues: [], preferences: {} },
	report: null,
	in_use: [],
	shown: [],
	named: [],
	flagsOf: () => [],
	now: "",
};

/** The same for everybody: what is known of the person is for the answer, not for what was asked. */
export function readSigns(text: string): Signs {
	const { intent, slots } = readQuestion(text, NOBODY);
	const actives = slots.actives.length + slots.excluded.length;
	const things = [
		actives === 1,
		actives > 1,
		slots.category !== null,
		slots.concerns.length > 0,
		slots.budget !== null,
		slots.cheaper,
		slots.gentle,
		slots.zones.length > 0,
		slots.section !== null,
		slots.ordinal !== null,
		slots.fragrance_free,
	];
	return {
		things: things.map((said) => (said ? "1" : "0")).join(""),
		read: intent === "known_question" ? (slots.known ?? intent) : intent,
	};
}
