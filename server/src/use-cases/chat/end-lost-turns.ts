import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { readTurnMessages } from "#db/queries/chat-messages.ts";
import { listSilentTurns, moveTurn, type TurnRow } from "#db/queries/chat-turns.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Context } from "../context.ts";
import { LOST_TURN_MS, turnSource, WAITING_MS } from "./chat-rules.ts";
import { countTokens } from "./record-call.ts";

type EndContext = Pick<Context, "clock" | "ids">;

/** Ends this person's turns whose process died, and those whose products nobody came for. Hold the account. */
export async function endLostTurns(ctx: EndContext, tx: Transaction, userId: number): Promise<void> {
	const now = ctx.clock.now();
	const before = (ms: number) => new Date(now.getTime() - ms);
	const since = { writing: before(LOST_TURN_MS), searching: before(WAITING_MS) };
	for (const turn of await listSilentTurns(tx, since, userId)) {
		if (await cut(tx, turn, now)) await settle(ctx, tx, turn);
	}
}

async function cut(tx: Transaction, turn: TurnRow, endedAt: Date): Promise<boolean> {
	return moveTurn(tx, turn.id, [turn.state], { state: "cut", endedAt });
}

/** What nobody answered is not counted; what was said by then is, once. */
async function settle(ctx: EndContext, tx: Transaction, { id, userId }: TurnRow): Promise<void> {
	const { question, answer } = await readTurnMessages(tx, id);
	const source = turnSource(id);
	const at = ctx.clock.now();
	if (answer.message === "") {
		await refundUsage(tx, { ids: ctx.ids.uuid, userId, source, at });
		return;
	}
	const spoken = { asked: question.message, answered: answer.message, engine: answer.engine, calls: [] };
	const amount = countTokens(spoken);
	await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
}

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
