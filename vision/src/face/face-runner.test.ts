import { drawFace } from "@dewlight/sandbox/faces/index.ts";
import { memory } from "@tensorflow/tfjs-core";
import { expect, test } from "vitest";
import { headPose } from "./face-mesh.ts";
import { createFaceRunner } from "./face-runner.ts";
import { drawPlainFace } from "./plain-face.ts";

test("a drawn face is found at any tilt, with the same landmarks relative to the face", async () => {
	const runner = await createFaceRunner();
	for (const tilt of [0, 25, -40, 90]) {
		const { faces } = runner.findFaces(drawPlainFace(512, tilt));
		expect(faces, `at ${tilt} degrees`).toHaveLength(1);
		const [face] = faces;
		expect(face.flag).toBeGreaterThan(0.9);
		const tip = face.points.subarray(3, 6);
		expect(Math.hypot(tip[0] - 256, tip[1] - 256)).toBeLessThan(45);
	}
});

test("a face upside down is seen upside down", async () => {
	const runner = await createFaceRunner();
	const { rgb, width, height } = drawFace({ width: 512, height: 512 });
	const turned = new Uint8Array(rgb.length);
	for (let i = 0; i < width * height; i++)
		turned.set(rgb.subarray(3 * i, 3 * i + 3), rgb.length - 3 * (i + 1));
	for (const { picture, roll } of [
		{ picture: rgb, roll: 0 },
		{ picture: turned, roll: 180 },
	]) {
		const [face] = runner.findFaces({ rgb: picture, width, height }).faces;
		expect(Math.abs(Math.abs(headPose(face.points).roll) - roll)).toBeLessThan(10);
	}
});

test("the same picture gives the same numbers, and no tensor stays behind", async () => {
	const runner = await createFaceRunner();
	const picture = drawPlainFace(512, 5);
	const first = runner.findFaces(picture).faces;
	const before = memory().numTensors;
	const second = runner.findFaces(picture).faces;
	expect(second.map((face) => [...face.points])).toEqual(first.map((face) => [...face.points]));
	expect(memory().numTensors).toBe(before);
});

test("a plain wall has no face", async () => {
	const runner = await createFaceRunner();
	const wall = { rgb: new Uint8Array(300 * 200 * 3).fill(180), width: 300, height: 200 };
	expect(runner.findFaces(wall).faces).toEqual([]);
});
