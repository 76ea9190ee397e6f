import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import { isSwitchedOff } from "#db/queries/switches.ts";
import type { Context, UserActor } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";

export interface ChatStatus {
	engine: ChatEngine;
	/** Who gets the person's words; null where nothing leaves the machine. */
	provider: string | null;
	available: boolean;
}

/** Who would answer now. */
export async function chatStatus({ ctx }: { ctx: Context<UserActor> }): Promise<ChatStatus> {
	const { guide, model } = ctx.assistants;
	const assistant = model && (await modelAllowed(ctx)) ? model.assistant : guide;
	return {
		engine: assistant.engine,
		provider: assistant.provider,
		available: !(await isSwitchedOff(ctx.store.db, "assistant")),
	};
}
