import { expect, test } from "vitest";
import { buildMessage, buildMessages, buildTurn } from "../testing/build-turn.ts";
import { entriesOf } from "./entries-of.ts";
import {
	changeThread,
	EMPTY_THREAD,
	type HistoryPart,
	olderOffset,
	type ThreadAction,
	type ThreadState,
} from "./thread-state.ts";

function after(...actions: ThreadAction[]): ThreadState {
	return actions.reduce(changeThread, EMPTY_THREAD);
}
function read(part: HistoryPart, first: number, last: number, has_more: boolean): ThreadAction[] {
	return [
		{ type: "reading", part },
		{ type: "page_read", part, page: { messages: buildMessages(first, last), has_more } },
	];
}
const idsOf = (state: ThreadState) => state.messages.map(({ id }) => id);
const sent = (clientId = "c1"): ThreadAction => ({ type: "sent", turn: buildTurn({ clientId, after: 60 }) });
const changed = (
	change: Extract<ThreadAction, { type: "changed" }>["change"],
	clientId = "c1",
	attempt = 1,
): ThreadAction => ({ type: "changed", clientId, attempt, change });
const started = changed({ type: "session_started", session_id: "s", message_id: 62, user_message_id: 61 });

test("pages go up to the beginning, each message once", () => {
	const two = after(...read("first", 36, 60, true), ...read("older", 11, 35, true));
	expect(olderOffset(two)).toBe(50);
	const all = read("older", 1, 10, false).reduce(changeThread, two);
	expect(idsOf(all)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
	expect(all.hasMore).toBe(false);
});

test("what was asked here counts in the place of the next older page", () => {
	expect(olderOffset(after(...read("first", 36, 60, true), sent()))).toBe(25);
	expect(olderOffset(after(...read("first", 36, 60, true), sent(), started))).toBe(27);
});

test("messages from elsewhere never stop the way up", () => {
	const state = after(...read("first", 36, 60, true), ...read("older", 41, 65, true));
	expect(idsOf(state)).toHaveLength(30);
	expect(olderOffset(state)).toBe(55);
	const further = read("older", 11, 35, true).reduce(changeThread, state);
	expect(idsOf(further)[0]).toBe(11);
	expect(further.shift).toBe(0);
});

test("a refresh adds what is new and keeps what was read, and whether there is more", () => {
	const state = after(...read("first", 36, 60, true), ...read("newest", 41, 65, true));
	expect(idsOf(state)).toEqual(Array.from({ length: 30 }, (_, index) => index + 36));
	const whole = after(...read("first", 50, 60, false), ...read("newest", 50, 62, false));
	expect(whole.hasMore).toBe(false);
});

test("a refresh after more than a page of news begins anew instead of leaving a hole", () => {
	const state = after(...read("first", 36, 60, false), ...read("newest", 90, 114, true));
	expect(idsOf(state)[0]).toBe(90);
	expect(state.hasMore).toBe(true);
});

test("a refresh takes in what ended well and leaves what can be tried again", () => {
	const done = [sent(), started, changed({ type: "text", text: "Yes." }), changed({ type: "closed" })];
	expect(after(...read("first", 36, 60, true), ...done, ...read("newest", 38, 62, true)).turns).toEqual([]);
	const failed = [sent(), started, changed({ type: "failed", text: "Error: x" })];
	const kept = after(...read("first", 36, 60, true), ...failed, ...read("newest", 38, 62, true));
	expect(kept.turns).toHaveLength(1);
	expect(
		entriesOf(kept)
			.slice(-2)
			.map(({ key }) => key),
	).toEqual(["c1-question", "c1-answer"]);
	expect(entriesOf(kept)).toHaveLength(27);
});

test("a question stopped before it had an id is known again by its words", () => {
	const stopped = [sent(), changed({ type: "stopped" })];
	const page = { messages: [buildMessage(62, { message: "Is retinol for me?" })], has_more: false };
	const state = after(
		...read("first", 36, 60, true),
		...stopped,
		{ type: "reading", part: "newest" },
		{
			type: "page_read",
			part: "newest",
			page,
		},
	);
	expect(state.turns).toEqual([]);
});

test("a second press of the same moment sends nothing", () => {
	expect(after(sent("c1"), sent("c2")).turns.map(({ clientId }) => clientId)).toEqual(["c1"]);
});

test("the next question may follow as soon as one has ended", () => {
	expect(after(sent("c1"), changed({ type: "stopped" }), sent("c2")).turns).toHaveLength(2);
});

test("trying again begins anew under the same id, and is deaf to the first sending", () => {
	const failed = after(
		sent(),
		started,
		changed({ type: "text", text: "Half" }),
		changed({ type: "failed", text: "Error: x" }),
	);
	const again = changeThread(failed, { type: "sent_again", clientId: "c1" });
	expect(again.turns[0]).toMatchObject({ clientId: "c1", attempt: 2, text: "", phase: { kind: "waiting" } });
	const late = changeThread(again, changed({ type: "text", text: "old" }));
	expect(late.turns[0]?.text).toBe("");
	const fresh = changeThread(late, changed({ type: "text", text: "new" }, "c1", 2));
	expect(fresh.turns[0]?.text).toBe("new");
});

test("a failed search is tried again with the text before it", () => {
	const search = { product_intent: "gel", category: null };
	const failed = after(
		sent(),
		changed({ type: "text", text: "Let me look." }),
		changed({ type: "ready_for_resume", ...search }),
		changed({ type: "closed" }),
		changed({ type: "failed", text: "Error: x" }),
		{ type: "sent_again", clientId: "c1" },
	);
	expect(failed.turns[0]).toMatchObject({ text: "Let me look.", phase: { kind: "resuming", search } });
});

test("nothing is tried again while another question is being answered", () => {
	const state = after(sent("c1"), changed({ type: "stopped" }), sent("c2"), {
		type: "sent_again",
		clientId: "c1",
	});
	expect(state.turns[0]?.phase.kind).toBe("stopped");
});

test("a reading that failed is told until the next one begins", () => {
	const failed = after({ type: "reading", part: "first" }, { type: "reading_failed", part: "first" });
	expect(failed).toMatchObject({ failed: "first", reading: null, isRead: false });
	expect(changeThread(failed, { type: "reading", part: "first" }).failed).toBeNull();
});

test("an answer to a reading that nobody waits for is not heard", () => {
	const state = after({
		type: "page_read",
		part: "older",
		page: { messages: buildMessages(1, 5), has_more: false },
	});
	expect(state).toBe(EMPTY_THREAD);
});
