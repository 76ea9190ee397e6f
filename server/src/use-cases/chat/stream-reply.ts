import { setTimeout as wait } from "node:timers/promises";
import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { findTurn, readTurnMessages, type TurnRow } from "#db/queries/chat.ts";
import { AssistantCutError, type AssistantEvent } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import { type CommentFilter, createCommentFilter, plainParagraphs, splitAnswer } from "./answer-text.ts";
import { askAssistant, recordCall, recordLateCalls } from "./ask-assistant.ts";
import { CUT_OFF, FOLLOW_MS, LONGEST_TURN_MS, LOST_TURN_MS, NOT_ANSWERED } from "./chat-rules.ts";
import { readChatContext } from "./read-chat-context.ts";
import { readUntilAborted, type StoppableReading } from "./read-until-aborted.ts";
import {
	closeTurn,
	type Draft,
	endLostTurns,
	newDraft,
	type OpenedTurn,
	readThread,
	showLife,
	type TurnEnd,
} from "./turn.ts";

interface StreamReplyInput {
	turn: OpenedTurn;
	history: readonly Turn[];
	/** Aborted when whoever asked has left. */
	left: AbortSignal;
	/** Aborted when the process is about to stop: the answer is cut off with a sentence. */
	ending?: AbortSignal;
}

/** API-37 from the first byte on. Ends by itself; what nobody comes to read is closed as well. */
export function streamReply({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: StreamReplyInput;
}): AsyncGenerator<ChatEvent> {
	const { turn, left } = input;
	const unread = () => {
		if (!turn.isNew) return;
		closeTurn(ctx, turn, newDraft(), "stopped").catch((error: unknown) =>
			ctx.log.error({ err: error, turnId: turn.turnId }, "a turn could not be closed"),
		);
	};
	if (left.aborted) unread();
	else left.addEventListener("abort", unread, { once: true });
	return stream(ctx, input, () => left.removeEventListener("abort", unread));
}

async function* stream(
	ctx: Context<UserActor>,
	{ turn, history, left, ending }: StreamReplyInput,
	begun: () => void,
): AsyncGenerator<ChatEvent> {
	begun();
	if (left.aborted) return;
	if (turn.isNew) return yield* writeReply(ctx, { turn, history: readThread(history), left, ending });
	yield sessionStarted(turn);
	yield* followTurn(ctx, turn.turnId, left);
}

function sessionStarted({ turnId, messageId, userMessageId }: OpenedTurn): ChatEvent {
	return {
		type: "session_started",
		session_id: turnId,
		message_id: messageId,
		user_message_id: userMessageId,
	};
}

/** Gives an answer that is written for another sending, by whichever process; all at once where it is done. */
async function* followTurn(
	ctx: Context<UserActor>,
	turnId: string,
	left: AbortSignal,
): AsyncGenerator<ChatEvent> {
	let given = 0;
	while (!left.aborted) {
		const turn = await findTurn(ctx.store.db, turnId);
		if (!turn) return yield { type: "error", detail: NOT_ANSWERED };
		const { answer } = await readTurnMessages(ctx.store.db, turnId);
		const { said } = splitAnswer(answer.message);
		if (said.length > given) yield { type: "content_delta", delta: said.slice(given) };
		given = said.length;
		if (turn.state !== "writing" || turn.productIntent !== null) return yield* endOf(turn, given);
		if (isLost(ctx, turn)) await endLost(ctx);
		else await pause(left);
	}
}

function* endOf({ state, productIntent, category }: TurnRow, given: number): Generator<ChatEvent> {
	if (productIntent !== null) {
		const search = { product_intent: productIntent, category };
		yield { type: "searching_products", ...search };
		yield { type: "ready_for_resume", ...search };
		return;
	}
	const failed = state === "cut" || state === "failed";
	if (failed) yield { type: "error", detail: given === 0 ? NOT_ANSWERED : CUT_OFF };
}

function isLost(ctx: Context, { aliveAt }: TurnRow): boolean {
	return ctx.clock.now().getTime() - aliveAt.getTime() > LOST_TURN_MS;
}

async function endLost(ctx: Context<UserActor>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await endLostTurns(ctx, tx, userId);
	});
}

async function pause(left: AbortSignal): Promise<void> {
	await wait(FOLLOW_MS, undefined, { signal: left }).catch((error: unknown) => {
		if (!left.aborted) throw error;
	});
}

interface Writing {
	turn: OpenedTurn;
	history: Turn[];
	/** Aborted when whoever asked has left. */
	left: AbortSignal;
	/** Aborted when the process is about to stop. */
	ending: AbortSignal | undefined;
}

/**
 * Has the answer written, and closes the turn however that ends: at its end, by a failure, or because nobody reads
 * any more, which may be noticed while it waits and while it gives a piece out.
 */
async function* writeReply(ctx: Context<UserActor>, writing: Writing): AsyncGenerator<ChatEvent> {
	const { turn, left, ending } = writing;
	const draft = newDraft();
	const stop = new AbortController();
	const signal = AbortSignal.any([left, stop.signal]);
	const reading = readUntilAborted(answer(ctx, writing, signal), signal);
	const stopLife = showLife(ctx, turn.turnId, draft);
	let closed = false;
	const close = async (end: TurnEnd) => {
		closed = true;
		await stopLife();
		await closeTurn(ctx, turn, draft, end);
	};
	try {
		yield sessionStarted(turn);
		yield* writeInTime(ctx, { draft, reading, left, ending, stop });
		if (left.aborted) return;
		await close(draft.search ? "searching" : "complete");
		if (draft.search) yield { type: "ready_for_resume", ...draft.search };
	} catch (error) {
		if (left.aborted) return;
		const detail = explain(ctx, error, draft);
		if (!closed) await close("cut");
		yield { type: "error", detail };
	} finally {
		stop.abort();
		if (!closed) await closeQuietly(ctx, turn, () => close("stopped"));
		await recordLateCalls(ctx, reading);
	}
}

async function* answer(
	ctx: Context<UserActor>,
	{ turn, history }: Writing,
	signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
	const { asked: message, checkinId } = turn;
	const context = await readChatContext(ctx, { message, history, checkinId });
	yield* askAssistant(ctx, { message, history, context, signal });
}

interface Reading {
	draft: Draft;
	reading: StoppableReading<AssistantEvent>;
	left: AbortSignal;
	ending: AbortSignal | undefined;
	/** Stops the answer when its time is up. */
	stop: AbortController;
}

async function* writeInTime(
	ctx: Context<UserActor>,
	{ draft, reading, left, ending, stop }: Reading,
): AsyncGenerator<ChatEvent> {
	const cutOff = () => stop.abort();
	const timer = setTimeout(cutOff, LONGEST_TURN_MS);
	if (ending?.aborted) cutOff();
	ending?.addEventListener("abort", cutOff, { once: true });
	const shown = createCommentFilter();
	try {
		for await (const event of reading.items) {
			if (event.type === "call") await recordCall(ctx, "reply", event.call);
			yield* write(draft, shown, event);
		}
	} finally {
		clearTimeout(timer);
		ending?.removeEventListener("abort", cutOff);
	}
	if (stop.signal.aborted) throw new AssistantCutError(CUT_OFF);
	if (!left.aborted && draft.engine === null) throw new Error("The assistant ended without saying so.");
	if (!left.aborted && draft.text === "" && !draft.search) throw new Error("The assistant said nothing.");
}

function* write(draft: Draft, shown: CommentFilter, event: AssistantEvent): Generator<ChatEvent> {
	switch (event.type) {
		case "text":
			return yield* say(draft, shown.push(event.delta));
		case "search":
			yield* say(draft, shown.end());
			draft.search = event.search;
			return yield { type: "searching_products", ...event.search };
		case "call":
			return void draft.calls.push(event.call);
		case "done":
			if (!draft.search) yield* say(draft, shown.end());
			draft.engine = event.engine;
			draft.citations = event.citations;
			return;
		default:
			return assertNever(event);
	}
}

function* say(draft: Draft, text: string): Generator<ChatEvent> {
	const delta = plainParagraphs(text);
	if (delta === "") return;
	draft.text += delta;
	yield { type: "content_delta", delta };
}

/** The sentence for the person. */
function explain(ctx: Context, error: unknown, draft: Draft): string {
	if (error instanceof AssistantCutError) {
		ctx.log.warn({ said: draft.text.length }, "an answer was cut off");
		return draft.text === "" ? NOT_ANSWERED : error.message;
	}
	ctx.log.error(placeOf(error), "an answer failed");
	return draft.text === "" ? NOT_ANSWERED : CUT_OFF;
}

/** What failed and where, without its message: that may hold what was written. */
function placeOf(error: unknown): { kind: string; at: string[] } {
	if (!(error instanceof Error)) return { kind: typeof error, at: [] };
	const lines = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return { kind: error.name, at: lines.slice(0, 4).map((line) => line.trim()) };
}

/** Nobody is left to be told; what is not closed here is ended by the sweep. */
async function closeQuietly(ctx: Context, { turnId }: OpenedTurn, close: () => Promise<void>): Promise<void> {
	try {
		await close();
	} catch (error) {
		ctx.log.error({ err: error, turnId }, "a turn could not be closed");
	}
}
