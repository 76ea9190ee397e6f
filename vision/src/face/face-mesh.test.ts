import fc from "fast-check";
import { expect, test } from "vitest";
import { expressionOf, headPose, LANDMARK, MESH_POINTS } from "./face-mesh.ts";

/** A level face looking at the camera, 200 units wide, with every other landmark at the nose. */
function levelFace(): Float32Array {
	const points = new Float32Array(MESH_POINTS * 3);
	const put = (name: keyof typeof LANDMARK, x: number, y: number, z = 0) =>
		points.set([x, y, z], LANDMARK[name] * 3);
	put("rightSide", -100, 0, 40);
	put("leftSide", 100, 0, 40);
	put("foreheadTop", 0, -120);
	put("chinTip", 0, 120);
	put("rightEyeOuter", -70, -40);
	put("rightEyeInner", -30, -40);
	put("rightLidUpper", -50, -47);
	put("rightLidLower", -50, -33);
	put("leftEyeOuter", 70, -40);
	put("leftEyeInner", 30, -40);
	put("leftLidUpper", 50, -47);
	put("leftLidLower", 50, -33);
	put("mouthRightCorner", -35, 60);
	put("mouthLeftCorner", 35, 60);
	put("upperLipInner", 0, 58);
	put("lowerLipInner", 0, 62);
	return points;
}

type Axes = readonly [from: 0 | 1 | 2, to: 0 | 1 | 2];

function turned(points: Float32Array, degrees: number, [from, to]: Axes): Float32Array {
	const cos = Math.cos((degrees * Math.PI) / 180);
	const sin = Math.sin((degrees * Math.PI) / 180);
	const result = Float32Array.from(points);
	for (let at = 0; at < points.length; at += 3) {
		result[at + from] = cos * points[at + from] - sin * points[at + to];
		result[at + to] = sin * points[at + from] + cos * points[at + to];
	}
	return result;
}
const YAW: Axes = [0, 2];
const ROLL: Axes = [0, 1];

test("a level face has no pose", () => {
	const { yaw, pitch, roll } = headPose(levelFace());
	expect([yaw, pitch, roll].every((angle) => Math.abs(angle) < 0.01)).toBe(true);
});

test("turning and then tilting the head gives back both angles", () => {
	fc.assert(
		fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -170, max: 170 }), (yaw, roll) => {
			const pose = headPose(turned(turned(levelFace(), yaw, YAW), roll, ROLL));
			expect(pose.yaw).toBeCloseTo(yaw, 1);
			expect(pose.roll).toBeCloseTo(roll, 1);
		}),
	);
});

test("expression ratios ignore size, place and tilt", () => {
	const still = expressionOf(levelFace());
	expect(still).toMatchObject({ mouthOpen: expect.closeTo(4 / 140, 4), smile: expect.closeTo(0.5, 4) });
	expect(still.eyeOpen).toBeCloseTo(0.35, 4);
	const edited = expressionOf(turned(levelFace(), 33, ROLL).map((value) => value * 3.5 + 900));
	expect(edited.mouthOpen).toBeCloseTo(still.mouthOpen, 4);
	expect(edited.smile).toBeCloseTo(still.smile, 4);
	expect(edited.eyeOpen).toBeCloseTo(still.eyeOpen, 4);
});

test("the less open eye counts", () => {
	const points = levelFace();
	points[LANDMARK.leftLidUpper * 3 + 1] = -36;
	expect(expressionOf(points).eyeOpen).toBeCloseTo(3 / 40, 4);
});
