import { listSilentTurns } from "#db/queries/chat-turns.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import type { Context } from "../context.ts";
import { LOST_TURN_MS, WAITING_MS } from "./chat-rules.ts";
import { endLostTurns } from "./end-lost-turns.ts";

/** Ends what died with its process, for people who do not come back to look. Runs each minute. */
export async function sweepChats({ ctx }: { ctx: Context }): Promise<{ people: number }> {
	const { db } = ctx.store;
	const now = ctx.clock.now().getTime();
	const silent = await listSilentTurns(db, {
		writing: new Date(now - LOST_TURN_MS),
		searching: new Date(now - WAITING_MS),
	});
	const people = new Set(silent.map(({ userId }) => userId));
	for (const userId of people) {
		await ctx.store.transaction(async (tx) => {
			await lockAccount(tx, userId);
			await endLostTurns(ctx, tx, userId);
		});
	}
	if (people.size > 0) ctx.log.info({ turns: silent.length }, "chats swept");
	return { people: people.size };
}
