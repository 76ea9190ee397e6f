import { expect, test } from "vitest";
import { sampleProduct } from "#testing/sample-answers.ts";
import { buildTurn } from "../testing/build-turn.ts";
import { changeTurn, type Turn, type TurnChange } from "./thread-state.ts";

const search = { product_intent: "gentle moisturizer", category: "moisturizer" } as const;
const started: TurnChange = { type: "session_started", session_id: "s", message_id: 11, user_message_id: 10 };
const searching: TurnChange = { type: "searching_products", ...search };
const ready: TurnChange = { type: "ready_for_resume", ...search };
const closed: TurnChange = { type: "closed" };
const text = (piece: string): TurnChange => ({ type: "text", text: piece });
const resumed: TurnChange = {
	type: "resumed",
	answer: { reply: "Three fit.", products: [sampleProduct("p1")], message_id: 11 },
};

function after(...changes: TurnChange[]): Turn {
	return changes.reduce(changeTurn, buildTurn());
}

test("an answer without a search is done when the stream closes", () => {
	const turn = after(started, text("Yes"), text(", slowly."), closed);
	expect(turn).toMatchObject({
		questionId: 10,
		answerId: 11,
		text: "Yes, slowly.",
		phase: { kind: "done" },
	});
});

test("a search is shown, kept over the close, and ends with the reply and its products", () => {
	expect(after(started, text("Let me look."), searching).phase).toEqual({ kind: "searching", search });
	expect(after(started, text("Let me look."), searching, ready, closed).phase).toEqual({
		kind: "resuming",
		search,
	});
	const turn = after(started, text("Let me look.\n"), searching, ready, closed, resumed);
	expect(turn.text).toBe("Let me look.\n\nThree fit.");
	expect(turn.products.map(({ id }) => id)).toEqual(["p1"]);
	expect(turn.phase).toEqual({ kind: "done" });
});

test("text that comes while products are searched is kept without ending the search", () => {
	expect(after(started, searching, text("One moment.")).phase.kind).toBe("searching");
});

test("a reply alone needs no text before it", () => {
	expect(after(ready, closed, resumed).text).toBe("Three fit.");
});

test("a stream that says nothing, or breaks off its search, has failed", () => {
	const failure = {
		kind: "failed",
		text: "Error: The answer did not arrive. Please try again.",
		resume: null,
	};
	expect(after(closed).phase).toEqual(failure);
	expect(after(started, closed).phase).toEqual(failure);
	expect(after(started, text("Let me look."), searching, closed).phase).toEqual(failure);
});

test("an error in the middle keeps what was said", () => {
	const turn = after(started, text("Half an"), { type: "error", detail: "The assistant is busy." });
	expect(turn.text).toBe("Half an");
	expect(turn.phase).toEqual({ kind: "failed", text: "Error: The assistant is busy.", resume: null });
});

test("a failed search remembers what to search for", () => {
	const turn = after(started, text("Let me look."), searching, ready, closed, {
		type: "failed",
		text: "Error: x",
	});
	expect(turn.phase).toEqual({ kind: "failed", text: "Error: x", resume: search });
});

test.each<[string, TurnChange]>([
	["stopped", { type: "stopped" }],
	["refused", { type: "refused" }],
	["failed", { type: "failed", text: "Error: x" }],
	["done", closed],
])("one that is %s hears nothing more", (kind, end) => {
	const ended = after(started, text("Yes."), end);
	expect(ended.phase.kind).toBe(kind);
	for (const late of [
		started,
		text(" More."),
		searching,
		ready,
		closed,
		resumed,
		{ type: "error", detail: "x" } as const,
	]) {
		expect(changeTurn(ended, late)).toBe(ended);
	}
});
