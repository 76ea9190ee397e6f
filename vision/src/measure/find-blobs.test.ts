import { expect, test } from "vitest";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import { findBlobs } from "./pores.ts";

const WIDTH = 120;
const SIGMAS = [1.1, 1.7, 2.6, 3.9, 5.9];
const EVERYWHERE = Int32Array.from({ length: WIDTH * WIDTH }, (_, i) => i);

function plane(paint: (x: number, y: number) => number, grain = 0.15): Float32Array {
	const normal = seededNormal(seededRandom(9));
	return Float32Array.from(
		{ length: WIDTH * WIDTH },
		(_, i) => paint(i % WIDTH, Math.floor(i / WIDTH)) + grain * normal(),
	);
}

const bump = (x: number, y: number, radius: number, height: number) => (u: number, v: number) =>
	height * Math.exp(-((u - x) ** 2 + (v - y) ** 2) / radius ** 2);

test("every bump is found once, at its place, whatever its size", () => {
	const bumps = [
		[20, 20, 2.2],
		[60, 25, 3.5],
		[95, 60, 5],
		[30, 80, 7],
	] as const;
	const picture = plane((u, v) =>
		bumps.reduce((sum, [x, y, radius]) => sum + bump(x, y, radius, 6)(u, v), 0),
	);
	const found = findBlobs(picture, EVERYWHERE, WIDTH, SIGMAS);
	expect(found).toHaveLength(bumps.length);
	for (const [x, y] of bumps) expect(found.some((blob) => Math.hypot(blob.x - x, blob.y - y) < 2)).toBe(true);
	const sizes = bumps.map(
		([x, y]) => found.find((blob) => Math.hypot(blob.x - x, blob.y - y) < 2)?.radius ?? 0,
	);
	expect(sizes).toEqual([...sizes].sort((p, q) => p - q));
});

test("grain alone, an edge and a line hold no blob", () => {
	const clear = (paint: (x: number, y: number) => number) =>
		findBlobs(plane(paint), EVERYWHERE, WIDTH, SIGMAS);
	expect(clear(() => 0)).toEqual([]);
	expect(clear((x) => (x > 60 ? 8 : 0))).toEqual([]);
	expect(clear((x, y) => 6 * Math.exp(-((x - y) ** 2) / 8))).toEqual([]);
});

test("a dark bump is not a bright one", () => {
	expect(findBlobs(plane(bump(60, 60, 4, -6)), EVERYWHERE, WIDTH, SIGMAS)).toEqual([]);
});
