import type { AssistantContext } from "./assistant-context.ts";
import type { Question } from "./question.ts";
import { findIntent } from "./reading/find-intent.ts";
import { findLanguage } from "./reading/find-language.ts";
import { readSlots } from "./reading/read-slots.ts";
import { spellOut } from "./reading/spell-out.ts";

/** One message on its own: what it asks for and what it names. Any text is accepted. */
export function readQuestion(message: string, context: AssistantContext): Question {
	const text = spellOut(message);
	const slots = readSlots(text, context);
	const intent = findLanguage(message) === null ? findIntent(text, slots, context) : "other_language";
	return { intent, slots, text };
}
