import type { EventType } from "@dewlight/contracts/events.ts";
import { insertEventOnce } from "#db/queries/contact.ts";
import type { Context, UserActor } from "../context.ts";

/** API-40: each kind at most once per person; false when it stands already. No audit: it is the record itself. */
export async function recordEvent({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { event_type: EventType };
}): Promise<boolean> {
	const { userId } = ctx.actor;
	return insertEventOnce(ctx.store.db, {
		userId,
		eventType: input.event_type,
		createdAt: ctx.clock.now(),
	});
}
