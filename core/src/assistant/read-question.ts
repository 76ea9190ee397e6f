import { findLanguage } from "../skin/note/find-language.ts";
import type { AssistantContext } from "./assistant-context.ts";
import type { Question } from "./question.ts";
import { findIntent } from "./reading/find-intent.ts";
import { readSlots } from "./reading/read-slots.ts";
import { spellOut } from "./reading/spell-out.ts";
import type { Understood } from "./understood.ts";

/** One message on its own: what it asks for, as it was understood or else by its words, and what it names. */
export function readQuestion(message: string, context: AssistantContext, understood?: Understood): Question {
	const text = spellOut(message);
	const slots = readSlots(text, context);
	if (understood !== undefined && understood.intent !== null && findLanguage(message) === null) {
		const read = { intent: understood.intent, slots: { ...slots, known: understood.known }, text };
		return understood.intent === "unknown" ? read : { ...read, told: true };
	}
	const intent = findLanguage(message) === null ? findIntent(text, slots, context) : "other_language";
	return { intent, slots, text };
}
