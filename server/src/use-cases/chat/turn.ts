import type { ChatEngine, ChatStreamRequest } from "@dewlight/contracts/chat.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import type { Queryable, Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	changeAnswer,
	deleteTurn,
	findTurnByClientId,
	findTurnInWriting,
	insertMessage,
	insertTurn,
	listSilentTurns,
	moveTurn,
	readTurnMessages,
	type TurnRow,
} from "#db/queries/chat.ts";
import { findCheckinForUser } from "#db/queries/checkins.ts";
import { isSwitchedOff, refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Citation, ModelCall, ProductSearch } from "#ports/assistant.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { requireAllowances } from "../read-allowance.ts";
import { refuseOutsideHistory } from "../scans/index.ts";
import { withoutHiddenComment } from "./answer-text.ts";
import { countTokens } from "./ask-assistant.ts";
import {
	FIRST_SIGN_MS,
	LOST_TURN_MS,
	SIGN_OF_LIFE_MS,
	STREAM_RULE,
	turnSource,
	WAITING_MS,
} from "./chat-rules.ts";

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

/** Messages first, then tokens (CHAT-A11). Hold the account, or two sendings may pass on the last message. */
async function reserveMessage(ctx: Context<UserActor>, tx: Transaction, turnId: string): Promise<void> {
	const { userId } = ctx.actor;
	await requireAllowances(ctx, tx, userId, ["messages", "tokens"]);
	const entry = { id: ctx.ids.uuid(), userId, kind: "message", amount: 1 } as const;
	await reserveUsage(tx, { ...entry, source: turnSource(turnId), at: ctx.clock.now() });
}

export async function requireTokens(ctx: Context<UserActor>, tx: Transaction): Promise<void> {
	await requireAllowances(ctx, tx, ctx.actor.userId, ["tokens"]);
}

/** DER-39: an operator may turn the assistant off. */
export async function refuseWhileOff(db: Queryable): Promise<void> {
	if (await isSwitchedOff(db, "assistant")) throw new DomainError("busy", MESSAGES.assistantOff);
}

/** The check-in a thread is about is the person's own, and one their plan shows. */
export async function requireVisibleCheckin(ctx: Context<UserActor>, id: number | null): Promise<void> {
	if (id === null) return;
	const checkin = await findCheckinForUser(ctx.store.db, id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
}

/** A message as it is stored and answered. Throws where nothing is left of it. */
export function readAsked(message: string): string {
	const asked = withoutHiddenComment(message).trim();
	if (asked === "") throw new DomainError("bad_input", MESSAGES.emptyMessage);
	return asked;
}

/** What the client says was said before: data for the answer, believed in nothing. */
export function readThread(history: readonly Turn[]): Turn[] {
	return history
		.map(({ role, message }) => ({ role, message: withoutHiddenComment(message).trim() }))
		.filter(({ message }) => message !== "");
}

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

/** An answer as far as it is written. */
export interface Draft {
	text: string;
	search: ProductSearch | null;
	citations: Citation[];
	engine: ChatEngine | null;
	calls: ModelCall[];
}

export function newDraft(): Draft {
	return { text: "", search: null, citations: [], engine: null, calls: [] };
}

/**
 * While an answer is written: renews the turn's sign of life and keeps what was said, so that a process that dies
 * leaves both. The returned function ends it and waits for what is being stored.
 */
export function showLife(ctx: Context, turnId: string, draft: Draft): () => Promise<void> {
	let stored = draft.text;
	let last: Promise<void> = Promise.resolve();
	const beat = async () => {
		const alive = await moveTurn(ctx.store.db, turnId, ["writing"], { aliveAt: ctx.clock.now() });
		if (!alive || draft.text === stored) return;
		stored = draft.text;
		await changeAnswer(ctx.store.db, turnId, { message: stored });
	};
	const show = () => {
		last = last.then(beat).catch((error: unknown) => {
			ctx.log.warn({ err: error, turnId }, "a turn's sign of life could not be stored");
		});
	};
	const first = setTimeout(show, FIRST_SIGN_MS);
	const timer = setInterval(show, SIGN_OF_LIFE_MS);
	return async () => {
		clearTimeout(first);
		clearInterval(timer);
		await last;
	};
}

/** `stopped` by the person, `cut` by a failure; whatever was said by then is kept. */
export type TurnEnd = "complete" | "searching" | "stopped" | "cut";

/** Saves an answer once, with its state, and charges its tokens once. A message that got no word is not counted. */
export async function closeTurn(
	ctx: Context<UserActor>,
	turn: Pick<OpenedTurn, "turnId" | "asked">,
	draft: Draft,
	end: TurnEnd,
): Promise<void> {
	const { userId } = ctx.actor;
	const unsaid = draft.text === "" && end !== "searching";
	const now = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const moved = await moveTurn(tx, turn.turnId, ["writing"], {
			state: unsaid && end === "cut" ? "failed" : end,
			productIntent: end === "searching" || end === "cut" ? (draft.search?.product_intent ?? null) : null,
			category: draft.search?.category ?? null,
			aliveAt: now,
			endedAt: end === "searching" ? null : now,
		});
		if (!moved) return;
		const { text: message, citations, engine } = draft;
		await changeAnswer(tx, turn.turnId, { message, citations, engine, createdAt: now });
		await charge(ctx, tx, turn, draft, unsaid);
	});
}

async function charge(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ turnId, asked }: Pick<OpenedTurn, "turnId" | "asked">,
	draft: Draft,
	unsaid: boolean,
): Promise<void> {
	const { userId } = ctx.actor;
	const source = turnSource(turnId);
	const at = ctx.clock.now();
	if (unsaid) return refundUsage(tx, { ids: ctx.ids.uuid, userId, source, at });
	const amount = countTokens({ asked, answered: draft.text, engine: draft.engine, calls: draft.calls });
	await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
}
