import { createCurve } from "../render/curve.ts";
import { falloff } from "../render/scalar.ts";
import type { FaceShape } from "./face-shape.ts";

/** y of the nose tip and of the base between nose and lip. */
export function noseLandmarks(shape: FaceShape): { tip: number; base: number } {
	return { tip: -38 * shape.noseLength, base: -48.5 * shape.noseLength };
}

/** Height of the nose above the head base, millimeters. */
export function createNoseRelief(shape: FaceShape): (x: number, y: number) => number {
	const { tip, base } = noseLandmarks(shape);
	const project = shape.noseProjection;
	const bridge = 3.5 + 5 * shape.noseBridge;
	const width = shape.noseWidth;
	const ridge = createCurve([
		[base - 6, 0],
		[base - 1.5, 1],
		[base + 1.2, 6 * project],
		[tip - 6.2, 12.5 * project],
		[tip - 3.2, 18 * project],
		[tip, 21.5 * project],
		[tip + 5, 21 * project],
		[tip + 16, 14.5 * project + bridge * 0.25],
		[-8, 5.5 * project + bridge * 0.55],
		[4, bridge * 0.75],
		[14, 1.2],
		[22, 0],
	]);
	const spread = createCurve([
		[base - 6, 9 * width],
		[tip - 5, 8.6 * width],
		[tip + 4, 8.4 * width],
		[tip + 14, 9.8 * width],
		[-10, 10.4],
		[4, 12.5],
		[22, 19],
	]);
	const wingX = 13.4 * width;
	const wingY = tip - 3;
	return (x, y) => {
		const across = Math.abs(x);
		if (y > 22 || y < base - 9 || across > 40) return 0;
		// The underside curves up from the columella toward the wings.
		const level = y - 2.4 * Math.min(1, (across / 11) ** 2) * falloff(((y - base) / 9) ** 2);
		const t = across / spread.at(level);
		const body = ridge.at(level) * falloff(t ** 2.15);
		const wing = 6.8 * falloff((((across - wingX) / 4.6) ** 2 + ((y - wingY) / 6) ** 2) ** 1.3);
		const crease = -0.8 * falloff(((across - wingX - 6) / 2.8) ** 2 + ((y - wingY - 1) / 6.5) ** 2);
		const ball = 2.6 * falloff((x / 7.8) ** 2 + ((y - tip) / 7) ** 2);
		return body + wing + crease + ball;
	};
}
