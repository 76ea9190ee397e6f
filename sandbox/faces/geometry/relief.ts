import { createCurve, falloff, smoothstep } from "../render/math.ts";
import {
	createEyeOutline,
	createMouthOutline,
	type Expression,
	EYEBALL_RADIUS,
	type EyeOutline,
	type FaceShape,
	type MouthOutline,
} from "./face-shape.ts";

type Relief = (x: number, y: number) => number;

const LID_RADIUS = EYEBALL_RADIUS + 1.4;

function eyeRelief(eye: EyeOutline, closed: number): Relief {
	const centerY = eye.centerY + 0.6;
	return (x, y) => {
		const side = Math.abs(x) - eye.centerX;
		const up = y - centerY;
		const far = (side / 20) ** 2 + (up / 13) ** 2;
		if (far > 4) return 0;
		const socket =
			-7 * falloff((side / 15) ** 2 + ((up - 1) / 9.5) ** 2) -
			2.6 * falloff(((side + 13) / 10) ** 2 + ((up - 5) / 9) ** 2);
		const square = side * side + up * up;
		let height = socket;
		if (square < LID_RADIUS * LID_RADIUS) {
			const lid = Math.sqrt(LID_RADIUS * LID_RADIUS - square) - LID_RADIUS - 1.6;
			const blend = 1.1;
			const difference = (lid - socket) / blend;
			height = difference > 20 ? lid : socket + blend * Math.log1p(Math.exp(difference));
		}
		const across = side / eye.halfWidth;
		if (Math.abs(across) < 1.35) {
			const inner = Math.max(-1, Math.min(1, across));
			const margin = eye.upperLid(inner);
			const fade = 1 - smoothstep(1, 1.35, Math.abs(across));
			const creaseY = margin + eye.crease - 1.2 * inner * inner;
			height +=
				fade *
				((-1.1 + 0.9 * closed) * falloff(((y - creaseY) / 0.9) ** 2) +
					(1.3 - 1.1 * closed) * falloff(((y - creaseY - 2.6) / 1.9) ** 2));
			height += fade * 0.5 * falloff(((y - eye.lowerLid(inner) + 1) / 1.1) ** 2);
			height -= fade * 0.5 * falloff(((y - eye.lowerLid(inner) + 6.5) / 1.8) ** 2);
		}
		return height;
	};
}

function mouthRelief(mouth: MouthOutline, smile: number): Relief {
	return (x, y) => {
		const across = Math.abs(x) / mouth.halfWidth;
		if (across > 1.6 || y > -44 || y < -104) return 0;
		const t = Math.min(1, across);
		const upper = mouth.upperEdge(t);
		const lower = mouth.lowerEdge(t);
		const top = mouth.top(t);
		const bottom = mouth.bottom(t);
		const middle = 1 - t * t;
		let height = 3.4 * falloff(((across * 0.9) ** 2 + ((y + 65) / 17) ** 2) * 1.3);
		const upperSpan = Math.max(1.2, top - upper);
		const lowerSpan = Math.max(1.2, lower - bottom);
		height += 2.3 * middle * falloff(((y - upper - upperSpan * 0.45) / (upperSpan * 0.55)) ** 2);
		height += 3.6 * middle * falloff(((y - lower + lowerSpan * 0.45) / (lowerSpan * 0.55)) ** 2);
		const seam = (upper + lower) / 2;
		const fade = 1 - smoothstep(0.92, 1.15, across);
		height -= 2.6 * fade * falloff(((y - seam) / 1.3) ** 2);
		height += 0.5 * middle * falloff(((y - top - 0.6) / 1) ** 2);
		height -= 1.4 * falloff(((across - 1.06) / 0.1) ** 2 + ((y - seam) / 4) ** 2);
		height -= 2.8 * middle * falloff((x / 17) ** 2 + ((y - bottom + 5) / 4) ** 2);
		height -= 1 * falloff((x / 2.6) ** 2 + ((y - top - 4.5) / 4.5) ** 2);
		height += 0.7 * falloff(((Math.abs(x) - 4.8) / 2) ** 2 + ((y - top - 4) / 5) ** 2);
		return (
			height *
			(1 - 0.12 * smile) *
			smoothstep(-44, -52, y) *
			smoothstep(-104, -96, y) *
			(1 - smoothstep(1.25, 1.6, across))
		);
	};
}

/** Height of all features above the head base. */
export function createRelief(shape: FaceShape, expression: Expression): Relief {
	const nose = createNoseRelief(shape);
	const eye = eyeRelief(createEyeOutline(shape, expression), expression.eyesClosed);
	const outline = createMouthOutline(shape, expression);
	const mouth = mouthRelief(outline, expression.smile);
	const { base } = noseLandmarks(shape);
	const { smile } = expression;
	const full = shape.cheekFullness;
	return (x, y) => {
		const side = Math.abs(x);
		let height = nose(x, y) + eye(x, y) + mouth(x, y);
		height += 2 * shape.browRidge * falloff(((side - 18) / 24) ** 2 + ((y - 15) / 8) ** 2);
		height += 1.6 * falloff((x / 34) ** 2 + ((y - 44) / 24) ** 2);
		height +=
			(4.6 * full + 2.6 * smile) * falloff(((side - 42) / 17) ** 2 + ((y + 27 - 4 * smile) / 15) ** 2);
		height += 2.4 * falloff(((side - 53) / 13) ** 2 + ((y + 12) / 9) ** 2);
		// The hollow between lower lid and cheek.
		height -= 1.3 * falloff(((side - 26) / 12) ** 2 + ((y + 14) / 5) ** 2);
		height -= 2.2 * (2 - full) * falloff(((side - 46) / 13) ** 2 + ((y + 60) / 16) ** 2);
		height +=
			5.2 * falloff((x / (15 + 6 * shape.chinBreadth)) ** 2 + ((y + 103 + shape.faceLength) / 10) ** 2);
		const foldT = (base + 6 - y) / 28;
		if (foldT > -0.2 && foldT < 1.25) {
			const foldX = 19.5 + 12.5 * foldT + 4 * foldT * foldT + 2.5 * smile;
			const strength =
				(0.4 + 1.3 * smile) * smoothstep(-0.2, 0.2, foldT) * (1 - smoothstep(0.75, 1.25, foldT));
			height -= strength * falloff(((side - foldX) / 2.6) ** 2);
			height += strength * 0.8 * falloff(((side - foldX - 6) / 5) ** 2);
		}
		return height;
	};
}

/** y of the nose tip and of the base between nose and lip. */
export function noseLandmarks(shape: FaceShape): { tip: number; base: number } {
	return { tip: -38 * shape.noseLength, base: -48.5 * shape.noseLength };
}

/** Height of the nose above the head base, millimeters. */
function createNoseRelief(shape: FaceShape): (x: number, y: number) => number {
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
