import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { AssistantCutError, type AssistantEvent } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import { plainParagraphs } from "./answer-parts.ts";
import { askAssistant } from "./ask-assistant.ts";
import { CUT_OFF, LONGEST_TURN_MS, NOT_ANSWERED } from "./chat-rules.ts";
import { closeTurn, type TurnEnd } from "./close-turn.ts";
import { type Draft, newDraft, sessionStarted, showLife } from "./draft.ts";
import { type CommentFilter, createCommentFilter } from "./hidden-comment.ts";
import type { OpenedTurn } from "./open-turn.ts";
import { readChatContext } from "./read-chat-context.ts";
import { recordCall, recordLateCalls } from "./record-call.ts";
import { readUntilAborted, type StoppableReading } from "./until-aborted.ts";

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
export async function* writeReply(ctx: Context<UserActor>, writing: Writing): AsyncGenerator<ChatEvent> {
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
