import {
	type ChatEvent,
	type ChatResumeRequest,
	type ChatStreamRequest,
	chatApi,
} from "@dewlight/contracts/chat.ts";
import type { PlanKey } from "@dewlight/contracts/plans.ts";
import type { ProductSearch } from "@dewlight/core/assistant/conversation.ts";
import { ApiError, errorText, OfflineError } from "#api/api-error.ts";
import { call, receive } from "#api/call.ts";
import { readEvents } from "#api/read-events.ts";
import { chatCopy as copy } from "../copy.ts";
import type { Turn, TurnChange } from "./thread-state.ts";

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

/** `upgrade` opens the dialog of the chat; `fair_use` is told by the page's own (CHAT-16, CHAT-17). */
export type Refusal =
	| { kind: "fair_use"; plan: PlanKey | null; body: ApiError["body"] }
	| { kind: "upgrade"; message: string; plan: PlanKey | null };

interface Failure {
	/** The line below the question; null where the refusal says it all. */
	text: string | null;
	refusal: Refusal | null;
}

/** CHAT-19: what the server said, else what went wrong. */
function failureText(error: unknown): string {
	if (error instanceof OfflineError) return copy.error(copy.offline);
	return copy.error(errorText(error, copy.unknown));
}

function isFairUse(error: ApiError): boolean {
	return error.body.detail === "fair_use_exceeded" || error.triggerEvent === "usageLimitExceeded";
}

/** A question that was not taken. */
function readStreamFailure(error: unknown): Failure {
	if (!(error instanceof ApiError) || error.status !== 403)
		return { text: failureText(error), refusal: null };
	const plan = error.body.plan ?? null;
	if (isFairUse(error)) return { text: null, refusal: { kind: "fair_use", plan, body: error.body } };
	const message = error.body.message ?? errorText(error, copy.upgrade.text);
	return { text: null, refusal: { kind: "upgrade", message, plan } };
}

/** A search for products that failed (CHAT-18, CHAT-A13). */
function readResumeFailure(error: unknown): Failure {
	if (!(error instanceof ApiError) || error.status !== 403)
		return { text: failureText(error), refusal: null };
	const { body } = error;
	const refusal = isFairUse(error) ? ({ kind: "fair_use", plan: body.plan ?? null, body } as const) : null;
	return { text: copy.resumeLimit, refusal };
}
