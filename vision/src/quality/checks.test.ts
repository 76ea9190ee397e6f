import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FaceMesh } from "../face/face-mesh.ts";
import { checkExpression, checkFaceCount, checkPose, conclude, countedFaces } from "./assess-quality.ts";
import { checkEyes } from "./eyes.ts";
import { checkNoise, checkSharpness } from "./fine-detail.ts";
import { atLeast, atMost, passed } from "./judgement.ts";
import { checkColourCast, checkExposure, checkLight } from "./light.ts";
import { checkOcclusion } from "./occlusion.ts";
import { checkPlausibleSkin } from "./plausible-skin.ts";

const face = (width: number, flag = 1, x = 0): FaceMesh => ({
	points: new Float32Array(0),
	flag,
	detectorScore: 0.9,
	box: { x, y: 0, width, height: width },
});

describe("which faces count", () => {
	test.each([
		["one face", [face(200)], 1],
		["no face", [], 0],
		["a cat the detector likes and the mesh does not", [face(200, 0.01)], 0],
		["two people", [face(200), face(180, 1, 400)], 2],
		["a passer-by far behind", [face(200), face(60, 1, 400)], 1],
		["one face seen twice", [face(200), face(150, 1, 20)], 1],
		["a ghost beside the face", [face(200), face(180, 0.56, 400)], 1],
	])("%s", (_, faces, count) => {
		expect(countedFaces(faces)).toHaveLength(count);
		if (count > 0) expect(checkFaceCount(count).check.status).toBe(count === 1 ? "pass" : "fail");
	});
});

describe("each check has its own sentence", () => {
	const level = { yaw: 0, pitch: 8, roll: 0 };
	const lit = { brightest: 0.5, clipHigh: 0, whiteOut: 0, clipLow: 0 };
	const open = { open: 0.3, light: 1, contrast: 9, likeness: 1, below: 1 };
	const bare = [1, 1, 1, 1, 1];
	const real = { colourVariety: 0.4, flatShare: 0, paint: { filter: -1, drawing: -3 }, eyesSeen: true };
	test.each([
		["sharpness", checkSharpness(0.4), checkSharpness(0.7), checkSharpness(0.9), "blurred"],
		["noise", checkNoise(0.3), checkNoise(1.5), checkNoise(4), "grainy"],
		[
			"light",
			checkLight({ ratio: 1.2, asymmetry: 2 }),
			checkLight({ ratio: 5, asymmetry: 34 }),
			checkLight({ ratio: 9, asymmetry: 50 }),
			"from one side",
		],
		["colour_cast", checkColourCast(0.1), checkColourCast(0.5), checkColourCast(1), "colors your skin"],
		[
			"pose",
			checkPose(level),
			checkPose({ ...level, yaw: -27 }),
			checkPose({ ...level, yaw: 41 }),
			"turned to the side",
		],
		[
			"pose",
			checkPose({ ...level, roll: 20 }),
			checkPose({ ...level, roll: -40 }),
			checkPose({ ...level, roll: 90 }),
			"on its side",
		],
		[
			"pose",
			checkPose({ ...level, pitch: 24 }),
			checkPose({ ...level, pitch: -15 }),
			checkPose({ ...level, pitch: 40 }),
			"tipped up or down",
		],
		[
			"exposure",
			checkExposure(lit),
			checkExposure({ ...lit, brightest: 0.08 }),
			checkExposure({ ...lit, brightest: 0.02 }),
			"too dark",
		],
		[
			"exposure",
			checkExposure(lit),
			checkExposure({ ...lit, clipHigh: 0.6 }),
			checkExposure({ ...lit, whiteOut: 0.4 }),
			"washes out",
		],
		[
			"occlusion",
			checkOcclusion(bare, 2),
			checkOcclusion([0, 1, 1, 1, 1], 2),
			checkOcclusion([0.8, 0.3, 0.1, 0.3, 0], 2),
			"covers your face",
		],
	])("%s", (name, good, doubtful, bad, words) => {
		expect([good, doubtful, bad].map(({ check }) => check.status)).toEqual(["pass", "warn", "fail"]);
		expect(good.reason).toBeNull();
		expect(bad.check.name).toBe(name);
		expect(bad.reason).toContain(words);
	});

	test.each([
		["an open mouth", checkExpression(0.6), "mouth"],
		["eyes in shadow", checkEyes({ ...open, light: 0.1 }), "shadow"],
		["one covered eye", checkEyes({ ...open, likeness: 0.3 }), "covered"],
		["a closed eye", checkEyes({ ...open, contrast: 1.3 }), "closed"],
		["a covered chin", checkOcclusion([1, 1, 1, 1, 0.2], 2), "around your mouth"],
		["a covered mouth", checkOcclusion([1, 1, 1, 1, 0], 0.7), "covers your mouth"],
	])("%s only warns", (_, judgement, words) => {
		expect(judgement.check.status).toBe("warn");
		expect(judgement.reason).toContain(words);
	});

	test("dark glasses fail", () => {
		expect(checkEyes({ ...open, light: 0.1, below: 0.1 })).toMatchObject({
			check: { name: "eyes", status: "fail" },
			reason: expect.stringContaining("dark glasses"),
		});
	});

	test.each([
		["a grey photo", { ...real, colourVariety: 0 }, "natural color"],
		["flat paint", { ...real, flatShare: 0.8 }, "photo of skin"],
		["brush strokes", { ...real, paint: { filter: 4, drawing: -3 } }, "photo of skin"],
		["a drawing", { ...real, paint: { filter: -1, drawing: 4 } }, "photo of skin"],
	])("%s fails", (_, facts, words) => {
		expect(checkPlausibleSkin(facts)).toMatchObject({
			check: { status: "fail" },
			reason: expect.stringContaining(words),
		});
	});
});

describe("limits", () => {
	const limits = { warn: 10, fail: 20 };
	const reasons = { warn: "Soft.", fail: "Blurred." };
	const gravity = { pass: 0, warn: 1, fail: 2 };

	test("a worse value is never judged better", () => {
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 40, noNaN: true }),
				fc.double({ min: 0, max: 40, noNaN: true }),
				(one, other) => {
					const [small, large] = [Math.min(one, other), Math.max(one, other)];
					const rank = (value: number) => gravity[atMost("noise", value, limits, reasons).check.status];
					expect(rank(small)).toBeLessThanOrEqual(rank(large));
				},
			),
		);
	});

	test("the limit itself still passes, and the reported limit is the one crossed", () => {
		expect(atMost("noise", 10, limits, reasons).check).toEqual({
			name: "noise",
			status: "pass",
			value: 10,
			limit: 10,
		});
		expect(atMost("noise", 10.1, limits, reasons).check.limit).toBe(10);
		expect(atMost("noise", 25, limits, reasons)).toMatchObject({ check: { limit: 20 }, reason: "Blurred." });
		expect(atLeast("face_size", 60, { warn: 120, fail: 60 }, reasons).check.status).toBe("warn");
	});
});

describe("the verdict", () => {
	const warn = checkExpression(0.6);
	const fail = checkNoise(9);

	test("is pass without a reason when every check passes", () => {
		expect(conclude([passed("decode"), checkNoise(0.1)])).toMatchObject({ status: "pass", reason: null });
	});

	test("takes its reason from the first failing check, else from the first warning", () => {
		expect(conclude([warn, fail, checkPose({ yaw: 50, pitch: 8, roll: 0 })])).toMatchObject({
			status: "fail",
			reason: fail.reason,
		});
		expect(conclude([checkNoise(0.1), warn, checkLight({ ratio: 5, asymmetry: 0 })])).toMatchObject({
			status: "warn",
			reason: warn.reason,
		});
	});
});
