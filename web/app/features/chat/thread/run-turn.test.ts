import { expect, test } from "vitest";
import { createDeltaBatch } from "./run-turn.ts";

function start() {
	const frames: (() => void)[] = [];
	const passed: string[] = [];
	const batch = createDeltaBatch(
		(text) => passed.push(text),
		(run) => frames.push(run),
	);
	return {
		batch,
		passed,
		frames,
		draw: () => {
			for (const run of frames.splice(0)) run();
		},
	};
}

test("pieces of one frame are passed on together", () => {
	const { batch, passed, frames, draw } = start();
	for (const piece of ["a", "b", "c"]) batch.add(piece);
	expect(frames).toHaveLength(1);
	draw();
	batch.add("d");
	draw();
	expect(passed).toEqual(["abc", "d"]);
});

test("a flush does not wait for a frame, and the frame then has nothing to say", () => {
	const { batch, passed, draw } = start();
	batch.add("a");
	batch.flush();
	draw();
	expect(passed).toEqual(["a"]);
});
