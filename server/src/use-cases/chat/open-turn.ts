import type { ChatStreamRequest } from "@dewlight/contracts/chat.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { insertMessage, readTurnMessages } from "#db/queries/chat-messages.ts";
import {
	deleteTurn,
	findTurnByClientId,
	findTurnInWriting,
	insertTurn,
	type TurnRow,
} from "#db/queries/chat-turns.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { readAsked, refuseWhileOff, requireVisibleCheckin, reserveMessage } from "./admit-message.ts";
import { STREAM_RULE } from "./chat-rules.ts";
import { endLostTurns } from "./end-lost-turns.ts";

export interface OpenedTurn {
	turnId: string;
	asked: string;
	checkinId: number | null;
	userMessageId: number;
	/** Of the answer. */
	messageId: number;
	/** False where the same message was sent before: its answer is followed, not given again. */
	isNew: boolean;
}

/** API-37 up to the first byte: everything that may be refused. One message counts once, however often it is sent. */
export async function openTurn({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: ChatStreamRequest;
}): Promise<OpenedTurn> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, STREAM_RULE, String(userId));
	const asked = readAsked(input.message);
	await requireVisibleCheckin(ctx, input.checkin_id);
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await refuseWhileOff(tx);
		await endLostTurns(ctx, tx, userId);
		const clientMessageId = input.client_message_id ?? null;
		const same = await findSame(tx, userId, asked, clientMessageId);
		if (same) return same;
		return beginTurn(ctx, tx, { asked, checkinId: input.checkin_id, clientMessageId, state: "writing" });
	});
}

/** The turn of the same sending. One that ended without a word was not counted; it gives way and is asked anew. */
async function findSame(
	tx: Transaction,
	userId: number,
	asked: string,
	clientMessageId: string | null,
): Promise<OpenedTurn | null> {
	const turn = clientMessageId
		? await findTurnByClientId(tx, userId, clientMessageId)
		: await findTurnInWriting(tx, userId, asked);
	if (!turn) return null;
	const { question, answer } = await readTurnMessages(tx, turn.id);
	if (turn.endedAt && answer.message === "") {
		await deleteTurn(tx, turn.id);
		return null;
	}
	return {
		turnId: turn.id,
		asked: question.message,
		checkinId: turn.checkinId,
		userMessageId: question.id,
		messageId: answer.id,
		isNew: false,
	};
}

interface NewTurn {
	asked: string;
	checkinId: number | null;
	clientMessageId: string | null;
	state: "writing";
	productIntent?: string;
	category?: TurnRow["category"];
}

/** Counts one message and stores the question beside the answer that is to come. Hold the account. */
export async function beginTurn(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ asked, ...turn }: NewTurn,
): Promise<OpenedTurn> {
	const { userId } = ctx.actor;
	const turnId = ctx.ids.uuid();
	const now = ctx.clock.now();
	await reserveMessage(ctx, tx, turnId);
	await insertTurn(tx, { ...turn, id: turnId, userId, startedAt: now, aliveAt: now });
	const mine = { userId, turnId, createdAt: now };
	const userMessageId = await insertMessage(tx, { ...mine, role: "user", message: asked });
	const messageId = await insertMessage(tx, { ...mine, role: "assistant", message: "" });
	await audit(ctx, tx, { action: "chat.asked", userId, details: { message_id: userMessageId } });
	return { turnId, asked, checkinId: turn.checkinId, userMessageId, messageId, isNew: true };
}
