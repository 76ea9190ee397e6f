import { expect, test } from "vitest";
import { entriesOf } from "#features/chat/thread/entries-of.ts";
import { changeThread, EMPTY_THREAD } from "#features/chat/thread/thread-state.ts";
import { DEMO_TURNS, stepsOf } from "./demo-chat.tsx";

test("played to its end, every question is answered and nothing is left under way", () => {
	const steps = DEMO_TURNS.flatMap((turn, index) => stepsOf(turn, `c${index}`, "2026-11-20T12:00:00.000Z"));
	const state = steps.reduce((known, { action }) => changeThread(known, action), EMPTY_THREAD);
	expect(state.turns.map(({ phase }) => phase.kind)).toEqual(DEMO_TURNS.map(() => "done"));
	const said = entriesOf(state);
	expect(said.filter(({ kind }) => kind === "question").map(({ text }) => text)).toEqual(
		DEMO_TURNS.map(({ question }) => question),
	);
	expect(said.every(({ text }) => text !== "")).toBe(true);
	const [last] = state.turns.slice(-1);
	expect(last?.products.length).toBeGreaterThan(0);
});

test("no part of an answer lets the visitor wait for more than a second and a bit", () => {
	const waits = DEMO_TURNS.flatMap((turn) => stepsOf(turn, "c", "2026-11-20T12:00:00.000Z")).map(
		({ wait }) => wait,
	);
	expect(Math.max(...waits)).toBeLessThanOrEqual(1_200);
});
