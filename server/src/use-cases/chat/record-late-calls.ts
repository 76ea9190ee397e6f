import type { AssistantEvent } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import { recordCall } from "./record-call.ts";
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
