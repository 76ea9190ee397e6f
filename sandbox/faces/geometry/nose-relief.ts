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
		[base + 1.5, 5.5 * project],
		[tip - 4, 16 * project],
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
		[tip - 4, 10.5 * width],
		[tip + 5, 9.5 * width],
		[tip + 16, 8.2 * width],
		[-8, 8],
		[4, 8.5],
		[22, 13],
	]);
	const wingX = 13.2 * width;
	const wingY = tip - 3;
	return (x, y) => {
		if (y > 22 || y < base - 6) return 0;
		const across = Math.abs(x);
		const t = across / spread.at(y);
		const body = ridge.at(y) * falloff(t ** 2.6);
		const wing = 7.4 * falloff(((across - wingX) / 5.2) ** 2 + ((y - wingY) / 6) ** 2);
		const crease = -1.8 * falloff(((across - wingX - 6.2) / 2) ** 2 + ((y - wingY) / 6) ** 2);
		const ball = 1.8 * falloff((x / 7.5) ** 2 + ((y - tip) / 6.5) ** 2);
		return body + wing + crease + ball;
	};
}
