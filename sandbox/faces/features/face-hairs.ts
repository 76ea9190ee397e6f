import type { EyeOutline } from "../geometry/eye-outline.ts";
import type { Camera } from "../render/camera.ts";
import type { Canvas } from "../render/canvas.ts";
import { createRandom } from "../render/random.ts";
import { mix } from "../render/scalar.ts";
import { paintStroke, type StrokePoint } from "../render/stroke.ts";
import type { BrowShape } from "./brow-shape.ts";

export interface FaceHairs {
	brow: BrowShape;
	/** Density of the brows, 0 to 1. */
	brows: number;
	eye: EyeOutline;
	/** Length of the upper lashes, millimeters. */
	lashes: number;
	eyesClosed: number;
	/** Linear RGB as lit. */
	color: readonly number[];
	seed: number;
	/** z of the skin above a frontal point. */
	surface(x: number, y: number): number;
}

type Place = [x: number, y: number, z: number];

function project(camera: Camera, places: readonly Place[], widthMm: number): StrokePoint[] {
	return places.map(([x, y, z], i) => {
		const [px, py] = camera.projectHead(x, y, z);
		return {
			x: px,
			y: py,
			width: Math.max(0.25, widthMm * camera.pxPerMm * (1 - (0.75 * i) / (places.length - 1))),
		};
	});
}

function paintBrow(canvas: Canvas, camera: Camera, hairs: FaceHairs, side: 1 | -1): void {
	const random = createRandom(hairs.seed * 17 + side);
	const { brow } = hairs;
	const count = Math.round(230 * (0.35 + hairs.brows));
	for (let i = 0; i < count; i++) {
		const t = random.next() ** 0.9;
		const level = random.range(-1, 1);
		const half = brow.half(t);
		const x = brow.x(t);
		const y = brow.y(t) + level * half * 0.85;
		// Hairs stand at the nose and lie down toward the temple, converging on the ridge of the brow.
		const angle =
			mix(1.35, 0.05, Math.min(1, t * 1.5)) -
			0.35 * level -
			(t > 0.6 ? (t - 0.6) * 0.9 : 0) +
			0.15 * random.normal();
		const length = mix(4.6, 6, t) * random.range(0.7, 1.1) * (1 - 0.45 * t * t);
		const bend = -0.35 * Math.sign(level + 0.1);
		const places = [0, 0.5, 1].map((s): Place => {
			const px = x + length * s * Math.cos(angle + bend * s);
			const py = y + length * s * Math.sin(angle + bend * s);
			return [side * px, py, hairs.surface(side * px, py) + 0.5];
		});
		paintStroke(canvas, project(camera, places, 0.3), hairs.color, 0.34 + 0.34 * hairs.brows);
	}
}

function paintLashes(canvas: Canvas, camera: Camera, hairs: FaceHairs, side: 1 | -1): void {
	const random = createRandom(hairs.seed * 23 + side);
	const { eye } = hairs;
	const lay = (across: number, upper: boolean): void => {
		const margin = upper ? eye.upperLid(across) : eye.lowerLid(across);
		const x = eye.centerX + across * eye.halfWidth;
		const z = hairs.surface(side * x, margin + (upper ? 0.4 : -0.4));
		const length =
			(upper ? hairs.lashes : hairs.lashes * 0.42) * random.range(0.75, 1.1) * (0.72 + 0.3 * across);
		const fan = across * 0.55 + 0.1 + 0.1 * random.normal();
		const rise = upper ? mix(0.52, -0.55, hairs.eyesClosed) : -0.55;
		const places = [0, 0.45, 1].map((s): Place => {
			const lift = rise * (upper ? s * s * 1.1 - 0.12 * s : s);
			return [
				side * (x + length * s * fan),
				margin + (upper ? 0.15 : -0.3) + length * lift,
				z + length * s * 0.75,
			];
		});
		paintStroke(
			canvas,
			project(camera, places, upper ? 0.3 : 0.2),
			[0.012, 0.009, 0.008],
			upper ? 0.75 : 0.4,
		);
	};
	for (let i = 0; i < 58; i++) lay(-0.72 + (1.7 * (i + random.next())) / 58, true);
	for (let i = 0; i < 26; i++) lay(-0.35 + (1.3 * (i + random.next())) / 26, false);
}

/** Brow hairs and lashes, stroke by stroke, over the finished skin. */
export function paintFaceHairs(canvas: Canvas, camera: Camera, hairs: FaceHairs): void {
	for (const side of [1, -1] as const) {
		if (hairs.brows > 0) paintBrow(canvas, camera, hairs, side);
		if (hairs.lashes > 0) paintLashes(canvas, camera, hairs, side);
	}
}
