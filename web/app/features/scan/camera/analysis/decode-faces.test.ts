import { expect, test } from "vitest";
import { decodeFaces, GRIDS, type GridOutput } from "./face-finder.ts";

const NUMBERS = 16;

/** A detector that has seen nothing. */
function emptyOutputs(): [GridOutput, GridOutput] {
	const [fine, coarse] = GRIDS.map(({ cells, perCell }) => ({
		scores: new Float32Array(cells * cells * perCell).fill(-20),
		boxes: new Float32Array(cells * cells * perCell * NUMBERS),
	}));
	if (!fine || !coarse) throw new Error("The detector has two grids.");
	return [fine, coarse];
}

/** Middle, size, then right eye, left eye, nose, mouth, right ear, left ear; from the anchor. */
const FACE = [2, -3, 60, 70, -15, -12, 15, -12, 0, 2, 0, 16, -30, -8, 30, -8];

test("nothing seen is no face", () => {
	expect(decodeFaces(emptyOutputs(), 0, 0)).toEqual([]);
});

test("a box of the fine grid counts from the middle of its cell, less the padding", () => {
	const [fine, coarse] = emptyOutputs();
	const cell = 5 * 16 + 7;
	fine.scores[2 * cell + 1] = 3;
	fine.boxes.set(FACE, (2 * cell + 1) * NUMBERS);
	const [face, ...others] = decodeFaces([fine, coarse], 0, 32);
	expect(others).toEqual([]);
	expect(face?.score).toBeCloseTo(1 / (1 + Math.exp(-3)), 6);
	expect(face?.centre).toEqual({ x: 7.5 * 16 + 2, y: 5.5 * 16 - 3 - 32 });
	expect([face?.width, face?.height]).toEqual([60, 70]);
	expect(face?.points.leftEar).toEqual({ x: 7.5 * 16 + 30, y: 5.5 * 16 - 8 - 32 });
});

test("boxes of one face become one, boxes apart stay apart, best first", () => {
	const [fine, coarse] = emptyOutputs();
	const put = (row: number, column: number, raw: number) => {
		const index = 6 * (row * 8 + column);
		coarse.scores[index] = raw;
		coarse.boxes.set(FACE, index * NUMBERS);
	};
	put(1, 1, 1);
	put(6, 6, 2);
	fine.scores[2 * (13 * 16 + 13)] = 2;
	fine.boxes.set(FACE, 2 * (13 * 16 + 13) * NUMBERS);
	const faces = decodeFaces([fine, coarse], 0, 0);
	expect(faces).toHaveLength(2);
	// Cell 13 of the fine grid has its middle at 216, cell 6 of the coarse one at 208.
	expect(faces[0]?.centre.x).toBeCloseTo(212 + 2, 4);
	expect(faces[1]?.centre.x).toBeCloseTo(48 + 2, 4);
});
