import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import { suggestQuestions } from "@dewlight/core/assistant/suggest-questions.ts";
import type { Decision } from "@dewlight/core/plans/decide.ts";
import { isSwitchedOff } from "#db/queries/switches.ts";
import type { Context, UserActor } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";
import { readAllowance } from "../read-allowance.ts";
import { readChatContext } from "./read-chat-context.ts";

export interface AssistantStatus {
	engine: ChatEngine;
	/** Who gets the person's words; null where nothing leaves the machine. */
	provider: string | null;
	available: boolean;
	/** Questions that fit where this person stands. */
	suggestions: string[];
	/** Messages of the plan's window. */
	messages: Decision;
}

/** Who would answer now, and what could be asked. */
export async function chatStatus({ ctx }: { ctx: Context<UserActor> }): Promise<AssistantStatus> {
	const { guide, model } = ctx.assistants;
	const assistant = model && (await modelAllowed(ctx)) ? model.assistant : guide;
	const context = await readChatContext(ctx, { message: "", history: [], checkinId: null });
	return {
		engine: assistant.engine,
		provider: assistant.provider,
		available: !(await isSwitchedOff(ctx.store.db, "assistant")),
		suggestions: suggestQuestions(context),
		messages: await readAllowance(ctx, ctx.store.db, ctx.actor.userId, "messages"),
	};
}
