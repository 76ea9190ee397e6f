import { changeAnswer, readTurnMessages } from "#db/queries/chat-messages.ts";
import { moveTurn } from "#db/queries/chat-turns.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { joinAnswer, splitAnswer } from "./answer-parts.ts";
import type { Presented } from "./ask-assistant.ts";
import { productsSource, turnSource } from "./chat-rules.ts";
import type { SearchClaim } from "./claim-search.ts";
import { countTokens } from "./count-tokens.ts";

type Claimed = SearchClaim & { kind: "claimed" };

/** Saves what was found behind what was said, once, and charges its tokens once. */
export async function saveFound(ctx: Context<UserActor>, turnId: string, found: Presented): Promise<void> {
	const { userId } = ctx.actor;
	const at = ctx.clock.now();
	const { text: reply, products, engine, calls } = found;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await moveTurn(tx, turnId, ["writing", "cut"], { state: "complete", endedAt: at }))) return;
		const { question, answer } = await readTurnMessages(tx, turnId);
		const { said } = splitAnswer(answer.message);
		const citations = [...answer.citations, ...found.citations];
		await changeAnswer(tx, turnId, { message: joinAnswer(said, reply), products, citations, engine });
		const amount = countTokens({ asked: question.message, answered: reply, engine, calls });
		const source = productsSource(turnId);
		await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
	});
}

/** Nothing was found out: the turn waits again, or, where the call was the message, is not counted. */
export async function giveUpSearch(
	ctx: Context<UserActor>,
	{ turnId, waited }: Pick<Claimed, "turnId" | "waited">,
): Promise<void> {
	const { userId } = ctx.actor;
	const at = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (waited) {
			await moveTurn(tx, turnId, ["writing"], { state: "searching", aliveAt: at });
			return;
		}
		if (!(await moveTurn(tx, turnId, ["writing"], { state: "failed", endedAt: at }))) return;
		await refundUsage(tx, { ids: ctx.ids.uuid, userId, source: turnSource(turnId), at });
	});
}
