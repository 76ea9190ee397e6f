import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FaceFacts } from "../facts/frame-facts.ts";
import type { LightFacts } from "../facts/light-facts.ts";
import { chooseHint, HINTS, type HintInput, type Matching, PLAIN_AIM } from "./choose-hint.ts";

const LIT: LightFacts = { frame: 0.5, eyes: 0.4, washedOut: 0, sideRatio: 1.2 };
const HELD: FaceFacts = { size: PLAIN_AIM.size, x: 0.5, y: 0.5, yaw: 0, pitch: 0, roll: 0 };

const ALIKE: Matching = { differs: [], turned: { yaw: 0, pitch: 0 }, brighter: false };

function hintFor(changed: {
	light?: Partial<LightFacts>;
	face?: Partial<FaceFacts> | null;
	faceCount?: number;
	speed?: number | null;
	shortEdge?: number;
	aim?: Partial<HintInput["aim"]>;
	matching?: Partial<Matching>;
}) {
	const face = changed.face === null ? null : { ...HELD, ...changed.face };
	return chooseHint({
		facts: {
			light: { ...LIT, ...(face === null && { eyes: null }), ...changed.light },
			face,
			faceCount: changed.faceCount ?? (face === null ? 0 : 1),
			likeness: null,
		},
		speed: changed.speed ?? null,
		shortEdge: changed.shortEdge ?? 1080,
		aim: { ...PLAIN_AIM, ...changed.aim },
		...(changed.matching && { matching: { ...ALIKE, ...changed.matching } }),
	});
}

test("a level, well lit, still face in its place looks good", () => {
	expect(hintFor({})).toBe("good");
	expect(hintFor({ speed: 0.1 })).toBe("good");
});

test.each([
	["a black frame", { light: { frame: 0 }, face: null }, "too_dark"],
	["a face with the window behind it", { light: { frame: 0.9, eyes: 0.02 } }, "too_dark"],
	["a face in a dim room", { light: { frame: 0.07, eyes: 0.06 } }, "too_dark"],
	["a dark wall and dark skin with bright eyes", { light: { frame: 0.07, eyes: 0.3 } }, "good"],
	["a face white with light", { light: { washedOut: 0.3 } }, "too_bright"],
	["one lit cheek", { light: { sideRatio: 4 } }, "one_side"],
	["an empty room", { face: null }, "no_face"],
	["a friend beside", { faceCount: 2 }, "many_faces"],
	["a small face", { face: { size: 0.15 } }, "too_far"],
	["a face that fills the frame", { face: { size: 0.5 } }, "too_close"],
	["a face on the picture's left, which is the person's right", { face: { x: 0.3 } }, "move_left"],
	["a face on the picture's right", { face: { x: 0.7 } }, "move_right"],
	["a face low in the picture", { face: { y: 0.7 } }, "move_up"],
	["a face high in the picture", { face: { y: 0.3 } }, "move_down"],
	["a turned head", { face: { yaw: 25 } }, "turned"],
	["a lifted chin", { face: { pitch: -25 } }, "tipped"],
	["a tilted head", { face: { roll: 20 } }, "tilted"],
	["a moving face", { speed: 3 }, "moving"],
] as const)("%s", (_, changed, hint) => {
	expect(hintFor(changed)).toBe(hint);
});

test.each([
	[{ differs: ["head angle"], turned: { yaw: 9, pitch: 2 } }, "turn_right"],
	[{ differs: ["head angle"], turned: { yaw: -9, pitch: 2 } }, "turn_left"],
	[{ differs: ["head angle"], turned: { yaw: 1, pitch: 9 } }, "chin_up"],
	[{ differs: ["head angle"], turned: { yaw: 1, pitch: -9 } }, "chin_down"],
	[{ differs: ["light direction", "color of the light"] }, "other_side_light"],
	[{ differs: ["color of the light"] }, "other_light_color"],
	[{ differs: ["brightness"], brighter: true }, "brighter_than_last"],
] as const)("what keeps a frame from matching the last photo is named: %j", (matching, hint) => {
	expect(hintFor({ matching })).toBe(hint);
});

test("a frame like the last photo looks good, and one that cannot be made like it says so", () => {
	expect(hintFor({ matching: {} })).toBe("good");
	expect(hintFor({ matching: { differs: ["brightness"] } })).toBe("good_alone");
	expect(hintFor({ matching: { differs: ["distance"] } })).toBe("good_alone");
});

const anyFace = fc.record({
	size: fc.double({ min: 0.01, max: 1, noNaN: true }),
	x: fc.double({ min: 0, max: 1, noNaN: true }),
	y: fc.double({ min: 0, max: 1, noNaN: true }),
	yaw: fc.double({ min: -60, max: 60, noNaN: true }),
	pitch: fc.double({ min: -60, max: 60, noNaN: true }),
	roll: fc.double({ min: -90, max: 90, noNaN: true }),
});
const anyInput = fc.record({
	face: fc.option(anyFace),
	faceCount: fc.integer({ min: 1, max: 4 }),
	speed: fc.option(fc.double({ min: 0, max: 9, noNaN: true })),
	shortEdge: fc.integer({ min: 120, max: 3000 }),
});

describe("for any frame", () => {
	test("poor light is named before anything about the face", () => {
		fc.assert(
			fc.property(
				anyInput,
				fc.constantFrom<Partial<LightFacts>>(
					{ frame: 0.01, eyes: 0.02 },
					{ washedOut: 0.9 },
					{ sideRatio: 5 },
				),
				(input, light) => {
					expect(["too_dark", "too_bright", "one_side"]).toContain(hintFor({ ...input, light }));
				},
			),
		);
	});

	test("in good light the order is count, distance, place, pose, rest", () => {
		const groups = [
			["no_face", "many_faces"],
			["too_close", "too_far"],
			["move_left", "move_right", "move_up", "move_down"],
			["turned", "tipped", "tilted"],
			["moving", "good"],
		];
		const rank = (hint: string) => groups.findIndex((group) => group.includes(hint));
		fc.assert(
			fc.property(anyInput, anyFace, (input, face) => {
				// What comes later in the order never changes what is said about what comes first.
				const here = hintFor({ ...input, face });
				const straight = hintFor({ ...input, face: { ...face, yaw: 0, pitch: 0, roll: 0 } });
				if (rank(here) < rank("turned")) expect(straight).toBe(here);
				const centred = hintFor({ ...input, face: { ...face, x: 0.5, y: 0.5 } });
				if (rank(here) < rank("move_left")) expect(centred).toBe(here);
			}),
		);
	});

	test("a mirrored frame says the same with left and right exchanged", () => {
		const mirrored = { move_left: "move_right", move_right: "move_left" } as Record<string, string>;
		fc.assert(
			fc.property(anyFace, (face) => {
				const other = hintFor({ face: { ...face, x: 1 - face.x, yaw: -face.yaw, roll: -face.roll } });
				const hint = hintFor({ face });
				expect(other).toBe(mirrored[hint] ?? hint);
			}),
		);
	});

	test("some distance pleases a camera of any size", () => {
		fc.assert(
			fc.property(fc.integer({ min: 100, max: 4000 }), (shortEdge) => {
				const sizes = Array.from({ length: 100 }, (_, step) => step / 100);
				expect(sizes.map((size) => hintFor({ face: { size }, shortEdge }))).toContain("good");
			}),
		);
	});

	test("the face held exactly as aimed looks good, whatever the aim", () => {
		fc.assert(
			fc.property(
				fc.record({
					size: fc.double({ min: 0.27, max: 0.4, noNaN: true }),
					yaw: fc.integer({ min: -12, max: 12 }),
					pitch: fc.integer({ min: -12, max: 12 }),
					roll: fc.integer({ min: -12, max: 12 }),
				}),
				(aim) => {
					expect(hintFor({ face: aim, aim })).toBe("good");
				},
			),
		);
	});
});

test("every hint is of use for some frame", () => {
	const seen = new Set<string>();
	const reach = [
		hintFor({ light: { frame: 0, eyes: 0 } }),
		hintFor({ light: { washedOut: 1 } }),
		hintFor({ light: { sideRatio: 9 } }),
		hintFor({ face: null }),
		hintFor({ faceCount: 3 }),
		hintFor({ face: { size: 0.9 } }),
		hintFor({ face: { size: 0.1 } }),
		hintFor({ face: { x: 0 } }),
		hintFor({ face: { x: 1 } }),
		hintFor({ face: { y: 0 } }),
		hintFor({ face: { y: 1 } }),
		hintFor({ face: { yaw: 40 } }),
		hintFor({ face: { pitch: 40 } }),
		hintFor({ face: { roll: 40 } }),
		hintFor({ speed: 9 }),
		...([7, -7] as const).flatMap((off) => [
			hintFor({ matching: { differs: ["head angle"], turned: { yaw: off, pitch: 0 } } }),
			hintFor({ matching: { differs: ["head angle"], turned: { yaw: 0, pitch: off } } }),
		]),
		hintFor({ matching: { differs: ["light direction"] } }),
		hintFor({ matching: { differs: ["color of the light"] } }),
		hintFor({ matching: { differs: ["brightness"], brighter: true } }),
		hintFor({ matching: { differs: ["distance"] } }),
		hintFor({}),
	];
	for (const hint of reach) seen.add(hint);
	expect([...seen].sort()).toEqual([...HINTS].sort());
});
