import type { QualityCheckName, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import { drawCartoon, encodeFace, encodePixels, type FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPhoto, unhappyChecks } from "./testing/read-face.ts";

interface Refusal {
	shows: string;
	face: FaceOptions;
	check: QualityCheckName;
	/** Statuses that are right for this photo. */
	status: readonly QualityStatus[];
	/** Indexes into PEOPLE. */
	people: readonly number[];
}

const EVERY_TONE = [0, 1, 4] as const;
/** Enough for every verdict but those on heavy blur and grain, which name a size of their own. */
const SMALL = { width: 640, height: 640 };

async function expectRefusal({ face, check, status, people }: Refusal): Promise<void> {
	for (const person of people) {
		const reading = await readPhoto(await encodeFace({ ...SMALL, person, ...face }));
		expect(unhappyChecks(reading), `person ${person}`).toContain(check);
		expect(status).toContain(reading.quality.status);
		expect(reading.quality.reason).toMatch(/^[A-Z].*[.!]$/);
	}
}

/** On light, deep and very light skin unless the case is about some of them. */
const REFUSALS: readonly (Omit<Refusal, "people"> & Partial<Refusal>)[] = [
	{ shows: "two people", face: { secondFace: true, width: 1000 }, check: "face_count", status: ["fail"] },
	{ shows: "nobody", face: { faceFraction: 0.5, center: [0.5, 2] }, check: "face_count", status: ["fail"] },
	{
		shows: "sunglasses",
		face: { occluder: "sunglasses" },
		check: "eyes",
		status: ["fail"],
		people: [0, 1, 4, 9],
	},
	{
		shows: "a hand over half the face",
		face: { occluder: "hand" },
		check: "eyes",
		status: ["warn", "fail"],
		people: [0, 1, 5, 9],
	},
	{ shows: "a face turned to the side", face: { pose: { yaw: 40 } }, check: "pose", status: ["fail"] },
	{
		shows: "a face turned a little too far",
		face: { pose: { yaw: -26 } },
		check: "pose",
		status: ["warn", "fail"],
	},
	{ shows: "a blurred face", face: { blur: 3.1 }, check: "sharpness", status: ["warn", "fail"] },
	{ shows: "a dark room", face: { light: { gain: 0.05 } }, check: "exposure", status: ["fail"] },
	{
		shows: "washed-out light",
		face: { light: { gain: 4 } },
		check: "exposure",
		status: ["warn", "fail"],
		people: [0, 4],
	},
	{
		shows: "light from one side",
		face: { light: { sideRatio: 7 } },
		check: "light",
		status: ["warn", "fail"],
	},
	{
		shows: "a very warm cast",
		face: { whiteBalance: [1.6, 1, 0.28] },
		check: "colour_cast",
		status: ["warn", "fail"],
	},
	{
		shows: "a very grainy photo",
		face: { width: 1024, height: 1024, noise: 45 },
		check: "noise",
		status: ["warn", "fail"],
	},
	{
		shows: "a face too far away",
		face: { width: 500, height: 500, faceFraction: 0.17 },
		check: "face_size",
		status: ["fail"],
	},
	{
		shows: "a badly blurred face of any tone",
		face: { width: 1024, height: 1024, blur: 14 },
		check: "sharpness",
		status: ["fail"],
		people: [0, 1, 4, 5, 6, 9],
	},
	{
		shows: "a face before a bright window",
		face: { light: { gain: 0.06 }, background: [16, 16.4, 17] },
		check: "exposure",
		status: ["fail"],
		people: [0, 1, 4, 9],
	},
];

describe("a photo that cannot be read well says why", () => {
	const taken = REFUSALS.map(({ people = EVERY_TONE, ...refusal }, index) => ({
		...refusal,
		people: takeCases("people of a refusal", people, people.length, { area: "engine", first: index }).cases,
	}));
	test.each(taken)("$shows: $check", expectRefusal);

	test("deep skin before a bright wall is not taken for a dark photo", async () => {
		const reading = await readPhoto(await encodeFace({ person: 9, background: [0.9, 0.9, 0.9] }));
		expect(reading.quality.status).toBe("pass");
	});

	test("a face cut off by the edge of the picture", async () => {
		const reading = await readPhoto(await encodeFace({ person: 0, center: [0.9, 0.45] }));
		expect(reading.quality.status).not.toBe("pass");
		expect(["face_count", "face_size"]).toContain(unhappyChecks(reading)[0]);
	});

	test("a medical mask", async () => {
		const reading = await readPhoto(await encodeFace({ person: 0, occluder: "mask" }));
		expect(reading.quality.status).not.toBe("pass");
		expect(["face_count", "occlusion"]).toContain(unhappyChecks(reading)[0]);
	});

	test("a flat cartoon is not skin", async () => {
		const reading = await readPhoto(await encodePixels(drawCartoon()));
		expect(reading.quality.status).toBe("fail");
		expect(unhappyChecks(reading).some((check) => check === "plausible_skin" || check === "face_count")).toBe(
			true,
		);
	});

	test("a black-and-white photo is not skin that can be measured", async () => {
		for (const person of EVERY_TONE) {
			const gray = await sharp(await encodeFace({ ...SMALL, person }))
				.grayscale()
				.toColourspace("srgb")
				.jpeg({ quality: 92 })
				.toBuffer();
			const reading = await readPhoto(gray);
			expect(reading.quality.status).toBe("fail");
			expect(unhappyChecks(reading)).toContain("plausible_skin");
		}
	});

	test("an open mouth is measured as one, the wider the more", async () => {
		const gaps = [];
		for (const mouthOpen of [0, 12, 30]) {
			const { observation } = await readPhoto(await encodeFace({ ...SMALL, expression: { mouthOpen } }));
			gaps.push(observation?.photo.expression.mouth_open ?? 0);
		}
		expect(gaps[1]).toBeGreaterThan(gaps[0] + 0.05);
		expect(gaps[2]).toBeGreaterThan(gaps[1] + 0.05);
	});

	test("a failing photo is not observed", async () => {
		const reading = await readPhoto(await encodeFace({ light: { gain: 0.04 } }));
		expect(reading.observation).toBeNull();
		expect(reading.findings).toEqual([]);
	});
});
