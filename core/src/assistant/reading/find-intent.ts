import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Slots } from "../question.ts";
import { ABOUT_RULES } from "./about-rules.ts";
import { SKIN_RULES } from "./skin-rules.ts";
import { TALK_RULES } from "./talk-rules.ts";

/** What a spelled-out message asks for; the tables are read from top to bottom. */
export function findIntent(text: string, slots: Slots, context: AssistantContext): Intent {
	const about = ABOUT_RULES.find(([, pattern]) => pattern.test(text))?.[0];
	if (about !== undefined && !(about === "about_measuring" && slots.known !== null)) return about;
	const skin = SKIN_RULES.find(({ fits }) => fits({ text, slots, context }));
	if (skin !== undefined) return skin.intent;
	return TALK_RULES.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}
