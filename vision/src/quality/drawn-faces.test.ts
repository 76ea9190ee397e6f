import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import {
	drawCartoon,
	drawFace,
	encodeFace,
	encodePixels,
	type FaceOptions,
} from "@dewlight/sandbox/faces/index.ts";
import { describe, expect, test } from "vitest";
import { lookAtPhoto } from "../look-at-photo.ts";

async function judged(options: FaceOptions) {
	const { quality } = await lookAtPhoto(await encodeFace(options));
	return quality;
}

const faulty = ({ checks }: Awaited<ReturnType<typeof judged>>): string[] =>
	checks.filter((check) => check.status !== "pass").map((check) => `${check.name} ${check.status}`);

const FLAWS: readonly (readonly [shows: string, face: FaceOptions, check: string])[] = [
	["far away", { faceFraction: 0.07 }, "face_size fail"],
	["rather small", { faceFraction: 0.14 }, "face_size fail"],
	["cut by the edge", { center: [0.1, 0.45] }, "face_size fail"],
	["soft", { blur: 5 }, "sharpness warn"],
	["blurred", { blur: 12 }, "sharpness fail"],
	["grainy", { noise: 20 }, "noise warn"],
	["lit from one side", { light: { sideRatio: 5 } }, "light warn"],
	["lit hard from one side", { light: { sideRatio: 12 } }, "light fail"],
	["in the light of a bulb", { light: { kelvin: 3000 } }, "colour_cast warn"],
	["turned a little", { pose: { yaw: 26 } }, "pose warn"],
	["turned away", { pose: { yaw: 45 } }, "pose fail"],
	["with closed eyes", { expression: { eyesClosed: 1 } }, "eyes warn"],
	["behind sunglasses", { occluder: "sunglasses" }, "eyes fail"],
	["behind a hand", { occluder: "hand" }, "eyes warn"],
	["with a hand over the mouth", { occluder: "hand_on_mouth" }, "occlusion warn"],
	["behind a mask", { occluder: "mask" }, "occlusion fail"],
	["beside another face", { secondFace: true }, "face_count fail"],
];

describe("drawn faces", () => {
	test.each(takeCases("tones", [1, 3, 5, 7, 9, 10], 3, { area: "engine" }).cases)(
		"tone %i of the Monk scale passes every check",
		async (monk) => {
			expect(faulty(await judged({ monk }))).toEqual([]);
		},
	);

	test.each(takeCases("people", [1, 3, 5], 3, { area: "engine" }).cases)(
		"person %i passes every check",
		async (person) => {
			expect(faulty(await judged({ person, seed: 7 }))).toEqual([]);
		},
	);

	const flaws = takeCases("flaws of a photo", FLAWS, 3, { area: "engine" }).cases;
	test.each(flaws)("%s: told by the right check", async (_, options, expected) => {
		expect(faulty(await judged(options))).toContain(expected);
	});

	test("darkening a photo is judged alike on light and dark skin", async () => {
		for (const monk of [2, 9]) {
			const dim = await judged({ monk, light: { gain: 0.16 } });
			const dark = await judged({ monk, light: { gain: 0.04 } });
			expect(faulty(dim), `Monk ${monk}`).toContain("exposure warn");
			expect(faulty(dark), `Monk ${monk}`).toContain("exposure fail");
		}
	});

	test("the verdict hardly depends on the file format", async () => {
		const pixels = drawFace();
		for (const format of ["jpeg", "png", "webp", "avif"] as const) {
			const { quality } = await lookAtPhoto(await encodePixels(pixels, { format }));
			expect(faulty(quality), format).toEqual([]);
		}
	});
});

test("a cartoon is found as a face and refused as paint", async () => {
	const { quality } = await lookAtPhoto(await encodePixels(drawCartoon()));
	expect(quality.status).toBe("fail");
});
