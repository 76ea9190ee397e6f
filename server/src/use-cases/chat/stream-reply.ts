import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import type { Context, UserActor } from "../context.ts";
import { readThread } from "./admit-message.ts";
import { closeTurn } from "./close-turn.ts";
import { newDraft, sessionStarted } from "./draft.ts";
import { followTurn } from "./follow-turn.ts";
import type { OpenedTurn } from "./open-turn.ts";
import { writeReply } from "./write-reply.ts";

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
