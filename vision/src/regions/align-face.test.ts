import { expect, test } from "vitest";
import { lookAtDrawn } from "../testing/look-at-drawn.ts";
import { alignFace, eyeCentres, pupilDistance, sampleCrop } from "./align-face.ts";
import { CROP_SIZE, cropToDecoded, cropToPhoto, type PhotoPixels } from "./aligned-face.ts";

test("a tilted head comes out with its eyes level and at the usual size", async () => {
	const upright = await lookAtDrawn({ person: 0 });
	const tilted = await lookAtDrawn({ person: 0, pose: { roll: 14 } });
	for (const { face } of [upright, tilted]) {
		const [right, left] = eyeCentres(face.points, 2);
		expect(Math.abs(left[1] - right[1])).toBeLessThan(0.5);
		expect(left[0]).toBeGreaterThan(right[0]);
	}
	const ratio = pupilDistance(tilted.face.points, 2) / pupilDistance(upright.face.points, 2);
	expect(Math.abs(ratio - 1)).toBeLessThan(0.04);
});

test("a mesh point of the crop lies at its own place in the photo", async () => {
	const { face, mesh } = await lookAtDrawn({ person: 0, pose: { roll: 14 } });
	for (const point of [10, 33, 152, 263]) {
		const [x, y] = cropToDecoded(face, [face.points[2 * point], face.points[2 * point + 1]]);
		expect(x).toBeCloseTo(mesh.points[3 * point], 2);
		expect(y).toBeCloseTo(mesh.points[3 * point + 1], 2);
	}
});

test("lengths are given in pixels of the photo, not of its reduced copy", async () => {
	const { photo, mesh, face } = await lookAtDrawn({ person: 0 });
	const reduced = alignFace({ ...photo, photoWidth: 2 * photo.width, photoHeight: 2 * photo.height }, mesh);
	expect(reduced.pupilDistancePx).toBeCloseTo(2 * face.pupilDistancePx, 3);
	expect(reduced.photoPxPerMm).toBeCloseTo(reduced.pupilDistancePx / 63, 3);
	expect(cropToPhoto(reduced, [100, 50])[0]).toBeCloseTo(2 * cropToDecoded(face, [100, 50])[0], 3);
});

function picture(width: number, height: number, at: (x: number, y: number) => number): PhotoPixels {
	const rgb = new Uint8Array(width * height * 3);
	for (let i = 0; i < width * height; i++) rgb.fill(at(i % width, Math.floor(i / width)), 3 * i, 3 * i + 3);
	return { rgb, width, height, photoWidth: width, photoHeight: height };
}

test("shrinking averages areas: a fine checkerboard becomes its mean grey, never a pattern", () => {
	const board = picture(900, 900, (x, y) => ((x + y) % 2 === 0 ? 40 : 200));
	for (const scale of [1.6, 2, 2.37, 3]) {
		const crop = sampleCrop(board, { cos: scale, sin: 0, dx: 20, dy: 20 }, 200);
		const values = Array.from(
			{ length: 150 * 150 },
			(_, i) => crop[3 * ((25 + Math.floor(i / 150)) * 200 + 25 + (i % 150))],
		);
		const spread = Math.max(...values) - Math.min(...values);
		expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length - 120)).toBeLessThan(1.5);
		expect(spread).toBeLessThan(40);
	}
});

test("a ramp keeps its slope through turn and scale", () => {
	const ramp = picture(1200, 1200, (x) => x / 5);
	const [cos, sin] = [1.8 * Math.cos(0.2), 1.8 * Math.sin(0.2)];
	const crop = sampleCrop(ramp, { cos, sin, dx: 300, dy: 100 }, 300);
	for (const [u, v] of [
		[20, 30],
		[150, 150],
		[280, 40],
	]) {
		const x = cos * (u + 0.5) - sin * (v + 0.5) + 300;
		expect(Math.abs(crop[3 * (v * 300 + u)] - (x - 0.5) / 5)).toBeLessThan(1);
	}
});

test("what lies outside the photo is black", () => {
	const crop = sampleCrop(
		picture(100, 100, () => 180),
		{ cos: 1, sin: 0, dx: -50, dy: 0 },
		100,
	);
	expect(crop[3 * (50 * 100 + 20)]).toBe(0);
	expect(crop[3 * (50 * 100 + 80)]).toBe(180);
	expect(crop).toHaveLength(100 * 100 * 3);
	expect(CROP_SIZE).toBe(512);
});
