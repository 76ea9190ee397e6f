// @vitest-environment node
import { promises as files } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { drawnLandmarks } from "@dewlight/sandbox/faces/draw-face.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/face-options.ts";
import { drawFace } from "@dewlight/sandbox/faces/index.ts";
import type { io } from "@tensorflow/tfjs-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { frameFacts } from "../facts/frame-facts.ts";
import { chooseHint, type Hint, PLAIN_AIM } from "../guidance/choose-hint.ts";
import { createFaceFinder, type FaceFinder } from "./face-finder.ts";

const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));
const WIDTH = 192;
const HEIGHT = 256;

// Every picture is drawn first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let findFaces: FaceFinder;

beforeAll(async () => {
	findFaces = await createFaceFinder(join(folderOf("@tensorflow/tfjs-backend-wasm"), sep), await detector());
});

/** The detector as the page loads it, read from the installed package. */
async function detector(): Promise<io.IOHandler> {
	const models = join(folderOf("@vladmandic/human"), "../models");
	const description: io.ModelJSON = JSON.parse(await files.readFile(join(models, "blazeface.json"), "utf8"));
	const weights = await files.readFile(join(models, "blazeface.bin"));
	return {
		load: async () => ({
			modelTopology: description.modelTopology,
			weightSpecs: description.weightsManifest.flatMap((group) => group.weights),
			weightData: new Uint8Array(weights).buffer,
			format: description.format,
		}),
	};
}

function look(options: FaceOptions) {
	const drawing: FaceOptions = {
		width: WIDTH,
		height: HEIGHT,
		faceFraction: 0.52,
		center: [0.5, 0.42],
		...options,
	};
	const { rgb, width, height } = drawFace(drawing);
	const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let i = 0; i < width * height; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
	const frame = { rgba, width, height };
	const facts = frameFacts(frame, findFaces(frame));
	const hint = chooseHint({ facts, speed: 0, shortEdge: 1080, aim: PLAIN_AIM });
	const { leftEyeOuter, rightEyeOuter } = drawnLandmarks(drawing);
	const corners = Math.hypot(leftEyeOuter[0] - rightEyeOuter[0], leftEyeOuter[1] - rightEyeOuter[1]);
	return { facts, hint, size: corners / WIDTH };
}

test("the distance of the outer eye corners is right within a tenth", () => {
	for (const person of [0, 2, 5]) {
		const { facts, size } = look({ person });
		expect(facts.faceCount).toBe(1);
		expect((facts.face?.size ?? 0) / size, `person ${person}`).toBeGreaterThan(0.9);
		expect((facts.face?.size ?? 0) / size, `person ${person}`).toBeLessThan(1.1);
	}
});

test("a tilt is read to five degrees", () => {
	for (const roll of [-20, -8, 0, 8, 20]) {
		expect(Math.abs((look({ pose: { roll } }).facts.face?.roll ?? 90) - roll)).toBeLessThan(5);
	}
});

test("a turn and a nod are read by their side, and grow with it", () => {
	for (const axis of ["yaw", "pitch"] as const) {
		const read = [-24, -12, 0, 12, 24].map(
			(degrees) => look({ pose: { [axis]: degrees } }).facts.face?.[axis] ?? 0,
		);
		expect(read, axis).toEqual(read.toSorted((a, b) => a - b));
		expect(Math.abs(read[2] ?? 90), axis).toBeLessThan(9);
		expect((read[4] ?? 0) - (read[0] ?? 0), axis).toBeGreaterThan(24);
	}
});

describe("from the lightest to the darkest step of the Monk scale", () => {
	const steps = [1, 4, 7, 10];

	test("a well lit face is not called dark, bright or one-sided", () => {
		const hints = steps.map((monk) => look({ monk }).hint);
		expect(hints).toEqual(steps.map(() => "good" satisfies Hint));
	});

	test("the same lack of light is called dark", () => {
		for (const gain of [0.04, 0.15]) {
			const dark = steps.map((monk) => look({ monk, light: { gain } }).hint);
			expect(dark, `gain ${gain}`).toEqual(steps.map(() => "too_dark" satisfies Hint));
		}
	});

	test("the same light from one side is called so", () => {
		const aside = steps.map((monk) => look({ monk, light: { sideRatio: 5 } }).hint);
		expect(aside).toEqual(steps.map(() => "one_side" satisfies Hint));
	});
});

test("a dark wall behind a lit face, and a bright one before a dark face, are told apart", () => {
	for (const monk of [2, 6, 10]) {
		expect(look({ monk, background: [0.02, 0.02, 0.02] }).hint, `Monk ${monk}`).toBe("good");
		expect(look({ monk, background: [30, 30, 30], light: { gain: 0.03 } }).hint, `Monk ${monk}`).toBe(
			"too_dark",
		);
	}
});

test("an empty frame asks for a face, a black one for light, two faces for one", () => {
	const grey = { rgba: new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(150), width: WIDTH, height: HEIGHT };
	const black = { ...grey, rgba: new Uint8ClampedArray(WIDTH * HEIGHT * 4) };
	const hintOf = (frame: typeof grey) =>
		chooseHint({ facts: frameFacts(frame, findFaces(frame)), speed: 0, shortEdge: 1080, aim: PLAIN_AIM });
	expect(hintOf(grey)).toBe("no_face");
	expect(hintOf(black)).toBe("too_dark");
	expect(
		look({ secondFace: true, width: 256, height: 192, faceFraction: 0.3, center: [0.3, 0.45] }).hint,
	).toBe("many_faces");
});
