import { expect, test } from "vitest";
import type { FaceFacts, FrameFacts } from "../facts/frame-facts.ts";
import type { LightLikeness } from "../facts/light-facts.ts";
import { type LastTaken, matchingOf } from "./choose-hint.ts";

const FACE: FaceFacts = { size: 0.3, x: 0.5, y: 0.5, yaw: 2, pitch: -3, roll: 0 };
const EVEN: LightLikeness = { light_asymmetry: 1, colour_cast: 0, clip_high: 0 };
const frame = (face: Partial<FaceFacts> = {}, likeness: Partial<LightLikeness> = {}): FrameFacts => ({
	light: { frame: 0.5, eyes: 0.4, washedOut: 0, sideRatio: 1 },
	faceCount: 1,
	face: { ...FACE, ...face },
	likeness: { ...EVEN, ...likeness },
});

/** Its pitch is read from another zero than that of a live frame. */
const taken: LastTaken = {
	engine: { name: "test", version: "1", crop: 512 },
	inter_ocular_px: 324,
	photo: {
		pose_deg: { yaw: 2, pitch: 9, roll: 0 },
		light_asymmetry: 1,
		reblur: 0.3,
		colour_cast: 0,
		clip_high: 0,
		px_per_mm: 3.6,
	},
};
const match = (now: FrameFacts, seen: FrameFacts | null = frame()) =>
	matchingOf({ taken, seen, now, shortEdge: 1080 });

test("a frame like the last photo differs in nothing", () => {
	expect(match(frame())?.differs).toEqual([]);
});

test.each([
	["a turned head", frame({ yaw: 9 }), "head angle"],
	["a lowered chin", frame({ pitch: 4 }), "head angle"],
	["light on one cheek", frame({}, { light_asymmetry: 5 }), "light direction"],
	["colored light", frame({}, { colour_cast: 0.4 }), "color of the light"],
	["a face twice as far away", frame({ size: 0.15 }), "distance"],
] as const)("%s differs before core would call the pair incomparable", (_, now, difference) => {
	expect(match(now)?.differs).toEqual([difference]);
});

test("stronger light is told apart from a last photo that was washed out itself", () => {
	expect(match(frame({}, { clip_high: 0.2 }))).toMatchObject({ differs: ["brightness"], brighter: true });
	expect(match(frame(), frame({}, { clip_high: 0.2 }))).toMatchObject({
		differs: ["brightness"],
		brighter: false,
	});
});

test("without a thumbnail a nod is not held against the last photo, a turn is", () => {
	expect(match(frame({ pitch: 9 }), null)?.differs).toEqual([]);
	expect(match(frame({ yaw: 9 }), null)?.differs).toEqual(["head angle"]);
});

test("without a face there is nothing to match", () => {
	expect(match({ ...frame(), face: null, likeness: null })).toBeNull();
});
