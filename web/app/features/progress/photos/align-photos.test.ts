// @vitest-environment node
import { drawFace, type FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { alignPhotos, brightnessGain, type GreyPicture } from "./align-photos.ts";

const [WIDTH, HEIGHT] = [64, 80];
const FACE: FaceOptions = { person: 2, seed: 5, width: WIDTH, height: HEIGHT, faceFraction: 0.7 };

function grey(options: FaceOptions): GreyPicture {
	const { rgb } = drawFace({ ...FACE, ...options });
	const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
		const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * at, 3 * at + 3);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	});
	return { width: WIDTH, height: HEIGHT, values };
}

const still = grey({ center: [0.5, 0.45] });

test("a photo of another place in the picture is moved back", () => {
	const { x, y } = alignPhotos(still, grey({ center: [0.54, 0.41], shot: 2 }));
	expect(x).toBeCloseTo(-0.04, 1);
	expect(y).toBeCloseTo(0.04, 1);
});

test("a tilted head is turned back, a smaller one enlarged", () => {
	expect(
		Math.abs(alignPhotos(still, grey({ center: [0.5, 0.45], pose: { roll: 6 } })).roll + 6),
	).toBeLessThan(2.5);
	const { scale } = alignPhotos(still, grey({ center: [0.5, 0.45], faceFraction: 0.64 }));
	expect(Math.abs(scale - 0.7 / 0.64)).toBeLessThan(0.04);
});

test("the same photo stays where it is, also in other light", () => {
	for (const light of [{}, { gain: 0.7 }, { azimuth: 25 }]) {
		const { x, y, scale, roll } = alignPhotos(still, grey({ center: [0.5, 0.45], light }));
		expect(Math.hypot(x, y)).toBeLessThan(0.02);
		expect(Math.abs(scale - 1)).toBeLessThan(0.03);
		expect(Math.abs(roll)).toBeLessThan(2);
	}
});

test("a darker photo is shown as bright, within bounds", () => {
	expect(brightnessGain(still, still)).toBe(1);
	expect(brightnessGain(still, grey({ center: [0.5, 0.45], light: { gain: 0.8 } }))).toBeGreaterThan(1.05);
	const black = { ...still, values: new Float32Array(WIDTH * HEIGHT) };
	expect(brightnessGain(still, black)).toBe(1.4);
});
