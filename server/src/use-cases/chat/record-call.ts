import { insertModelCall } from "#db/queries/model-calls.ts";
import type { ModelPurpose } from "#db/schema/index.ts";
import type { ModelCall } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";

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
