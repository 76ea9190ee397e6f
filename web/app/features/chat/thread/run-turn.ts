import {
	type ChatEvent,
	type ChatResumeRequest,
	type ChatStreamRequest,
	chatApi,
} from "@dewlight/contracts/chat.ts";
import type { ProductSearch } from "@dewlight/core/assistant/assistant-event.ts";
import { call, receive } from "#api/call.ts";
import { readEvents } from "#api/read-events.ts";
import { type Failure, type Refusal, readResumeFailure, readStreamFailure } from "./read-failure.ts";
import type { Turn, TurnChange } from "./turn.ts";

const EVENTS = Object.keys({
	session_started: true,
	content_delta: true,
	searching_products: true,
	ready_for_resume: true,
	error: true,
} satisfies Record<ChatEvent["type"], true>);

interface RunTurnOptions {
	signal: AbortSignal;
	/** Hears every change in order; nothing after an abort. */
	tell: (change: TurnChange) => void;
	/** Hears of a limit, which is told outside of the thread. */
	refuse: (refusal: Refusal) => void;
	onFrame?: (run: () => void) => void;
}

/** Sends a question, reads its answer, and asks for products where the answer says so (CHAT-08 to CHAT-15). */
export async function runTurn(turn: Turn, options: RunTurnOptions): Promise<void> {
	if (turn.phase.kind === "resuming") return resume(turn, turn.phase.search, options);
	const { signal, tell } = options;
	const batch = createDeltaBatch((text) => !signal.aborted && tell({ type: "text", text }), options.onFrame);
	let search: ProductSearch | null = null;
	try {
		for await (const event of streamReply(sendingOf(turn), signal)) {
			if (signal.aborted) return;
			if (event.type === "content_delta") {
				batch.add(event.delta);
				continue;
			}
			batch.flush();
			tell(event);
			if (event.type === "ready_for_resume") {
				search = { product_intent: event.product_intent, category: event.category };
			}
		}
	} catch (error) {
		batch.flush();
		// What was to be handed back is known: a connection lost after it loses nothing.
		if (search === null) return fail(readStreamFailure(error), options);
	}
	batch.flush();
	if (signal.aborted) return;
	tell({ type: "closed" });
	if (search !== null) await resume(turn, search, options);
}

async function resume(turn: Turn, search: ProductSearch, options: RunTurnOptions): Promise<void> {
	try {
		const answer = await resumeReply({ ...sendingOf(turn), ...search }, options.signal);
		if (!options.signal.aborted) options.tell({ type: "resumed", answer });
	} catch (error) {
		fail(readResumeFailure(error), options);
	}
}

function fail({ text, refusal }: Failure, { signal, tell, refuse }: RunTurnOptions): void {
	if (signal.aborted) return;
	tell(text === null ? { type: "refused" } : { type: "failed", text });
	if (refusal !== null) refuse(refusal);
}

function sendingOf({ question, before, checkinId, clientId }: Turn) {
	return {
		message: question,
		conversation_history: [...before],
		checkin_id: checkinId,
		client_message_id: clientId,
	};
}

/** API-41: asks for the products that the answer went to look for. */
function resumeReply(body: ChatResumeRequest, signal: AbortSignal) {
	return call(chatApi.chatResume, { body, signal });
}

/** API-37: sends a question; its answer comes in pieces. */
async function* streamReply(body: ChatStreamRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
	const headers = { Accept: "text/event-stream" };
	const response = await receive(chatApi.chatStream, { body, headers, signal });
	yield* readEvents(response, { event: chatApi.chatStream.events, names: EVENTS, signal });
}

interface DeltaBatch {
	add: (delta: string) => void;
	/** Passes on what waits, at once. */
	flush: () => void;
}

/**
 * Collects pieces of text and passes them on once for each frame that is drawn. `onFrame` runs its argument with the
 * next frame; a hidden page draws none, so whoever ends a stream flushes.
 */
export function createDeltaBatch(
	pass: (text: string) => void,
	onFrame: (run: () => void) => void = requestAnimationFrame,
): DeltaBatch {
	let waiting = "";
	let asked = false;
	const flush = () => {
		const text = waiting;
		waiting = "";
		if (text !== "") pass(text);
	};
	return {
		flush,
		add: (delta) => {
			waiting += delta;
			if (asked) return;
			asked = true;
			onFrame(() => {
				asked = false;
				flush();
			});
		},
	};
}
