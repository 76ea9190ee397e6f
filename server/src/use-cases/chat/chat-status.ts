import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import { suggestQuestions } from "@dewlight/core/assistant/suggest-questions.ts";
import { isSwitchedOff } from "#db/queries/switches.ts";
import type { Context, UserActor } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";
import { readChatContext } from "./read-chat-context.ts";

export interface ChatStatus {
	engine: ChatEngine;
	/** Who gets the person's words; null where nothing leaves the machine. */
	provider: string | null;
	available: boolean;
	/** Questions that fit where this person stands. */
	suggestions: string[];
}

/** Who would answer now, and what could be asked. */
export async function chatStatus({ ctx }: { ctx: Context<UserActor> }): Promise<ChatStatus> {
	const { guide, model } = ctx.assistants;
	const assistant = model && (await modelAllowed(ctx)) ? model.assistant : guide;
	const context = await readChatContext(ctx, { message: "", checkinId: null });
	return {
		engine: assistant.engine,
		provider: assistant.provider,
		available: !(await isSwitchedOff(ctx.store.db, "assistant")),
		suggestions: suggestQuestions(context),
	};
}
