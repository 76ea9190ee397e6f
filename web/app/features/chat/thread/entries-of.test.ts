import { expect, test } from "vitest";
import { sampleProduct } from "#testing/sample-answers.ts";
import { buildMessage, buildTurn } from "../testing/build-turn.ts";
import { citationsToShow } from "../view/entry-list.tsx";
import { entriesOf } from "./entries-of.ts";
import { conversationBefore } from "./use-thread.ts";

const comment = `<!-- product_data: ${JSON.stringify([sampleProduct("p9")])} -->`;

test("hidden messages are not there", () => {
	const messages = [buildMessage(2, { show_in_chat: false }), buildMessage(3)];
	expect(entriesOf({ messages, turns: [] }).map(({ key }) => key)).toEqual(["stored-3"]);
});

test("the comment is taken out of the text and its products are shown", () => {
	const [entry] = entriesOf({ messages: [buildMessage(3, { message: `Try this. ${comment}` })], turns: [] });
	expect(entry).toMatchObject({ text: "Try this.", products: [{ id: "p9" }] });
});

test("suggestions of the message win over those of the comment, also where there are none", () => {
	const message = buildMessage(3, { message: `Try this. ${comment}`, product_suggestions: [] });
	expect(entriesOf({ messages: [message], turns: [] })[0]).toMatchObject({ products: [] });
});

test("four messages go along, oldest first, as they are seen", () => {
	const messages = [2, 3, 4, 5, 6, 7].map((id) =>
		buildMessage(id, { message: `M${id} ${id === 7 ? comment : ""}` }),
	);
	expect(conversationBefore(entriesOf({ messages, turns: [] }))).toEqual([
		{ role: "user", message: "M4" },
		{ role: "assistant", message: "M5" },
		{ role: "user", message: "M6" },
		{ role: "assistant", message: "M7" },
	]);
});

test("what never reached the server and what was never answered does not go along", () => {
	const unsent = buildTurn({ phase: { kind: "failed", text: "Error: x", resume: null } });
	const silent = buildTurn({ clientId: "c2", questionId: 10, answerId: 11, phase: { kind: "stopped" } });
	expect(conversationBefore(entriesOf({ messages: [], turns: [unsent, silent] }))).toEqual([
		{ role: "user", message: "Is retinol for me?" },
	]);
});

test("messages that go along are cut to what the server takes", () => {
	const messages = [buildMessage(3, { message: "a".repeat(5_000) })];
	expect(conversationBefore(entriesOf({ messages, turns: [] }))[0]?.message).toHaveLength(4_000);
});

test("what an answer rests on is shown only where the text does not say it", () => {
	const citations = [
		{ kind: "metric" as const, id: "a", label: "Redness, cheeks" },
		{ kind: "metric" as const, id: "b", label: "Redness, cheeks" },
		{ kind: "rule" as const, id: "c", label: "Sunscreen first" },
	];
	expect(citationsToShow({ text: "Wear a hat.", citations })).toEqual(["Redness, cheeks", "Sunscreen first"]);
	expect(citationsToShow({ text: "The redness, cheeks, is mild.", citations })).toEqual(["Sunscreen first"]);
	expect(citationsToShow({ text: "Wear a hat.\n\nBased on: redness.", citations })).toEqual([]);
});
