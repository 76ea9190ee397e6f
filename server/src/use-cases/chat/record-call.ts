import { CHARACTERS_PER_TOKEN } from "@dewlight/contracts/constants.ts";
import { insertModelCall } from "#db/queries/model-calls.ts";
import type { ModelPurpose } from "#db/schema/index.ts";
import type { AssistantEvent, ModelCall } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import type { StoppableReading } from "./until-aborted.ts";

/** An engine that was stopped has this long to tell what its call cost. */
const LATE_CALL_MS = 1_000;

/** The call of an answer that nobody reads any more: it was made, so it counts toward the day's budget. */
export async function recordLateCalls(
	ctx: Context<UserActor>,
	{ rest }: StoppableReading<AssistantEvent>,
): Promise<void> {
	const onFailure = (error: unknown) => {
		// An engine says that it was stopped by throwing just that.
		const kind = error instanceof Error ? error.name : typeof error;
		if (kind !== "AbortError") ctx.log.warn({ kind }, "a stopped answer failed");
	};
	try {
		for await (const event of rest(LATE_CALL_MS, onFailure)) {
			if (event.type === "call") await recordCall(ctx, "reply", event.call);
		}
	} catch (error) {
		ctx.log.error({ err: error }, "the call of a stopped answer could not be recorded");
	}
}

/** Every call counts toward the day's budget, also one that failed. */
export async function recordCall(
	ctx: Context<UserActor>,
	purpose: ModelPurpose,
	call: ModelCall,
): Promise<void> {
	ctx.meter.modelCalled(call);
	await insertModelCall(ctx.store.db, {
		...call,
		id: ctx.ids.uuid(),
		userId: ctx.actor.userId,
		purpose,
		at: ctx.clock.now(),
	});
}

interface Spoken {
	asked: string;
	answered: string;
	/** Null while nobody said who answers. */
	engine: "guided" | "model" | null;
	calls: readonly ModelCall[];
}

/** What the provider counted where a model answered, else a quarter of the characters (BILL-A12). */
export function countTokens({ asked, answered, engine, calls }: Spoken): number {
	const counted = calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0);
	if (engine !== "guided" && counted > 0) return counted;
	return Math.ceil((asked.length + answered.length) / CHARACTERS_PER_TOKEN);
}
