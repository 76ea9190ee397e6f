import type { EyeOutline, FaceShape } from "../geometry/face-shape.ts";
import type { Camera } from "../render/camera.ts";
import { type Canvas, paintStroke, type StrokePoint } from "../render/canvas.ts";
import { clamp, createNoiseTile, createRandom, falloff, mix, smoothstep } from "../render/math.ts";
import type { Rgb } from "../skin/bare-skin.ts";

const HAIRS = createNoiseTile(41, 1, 4);

/** Middle line and half thickness of a brow over `t`, 0 at the nose to 1 at the temple. Millimeters. */
interface BrowShape {
	x(t: number): number;
	y(t: number): number;
	half(t: number): number;
}

export function createBrowShape(shape: FaceShape): BrowShape {
	const arch = shape.browArch;
	return {
		x: (t) => 12.5 + 40 * t,
		y: (t) =>
			15.2 +
			shape.browHeight +
			arch * (7.2 * Math.sin(Math.min(1, t / 0.66) * 1.45) - 9.5 * Math.max(0, t - 0.62) ** 1.2) -
			1.5,
		half: (t) =>
			shape.browThickness *
			(2.7 + 1.2 * Math.sin(Math.PI * clamp(t * 1.2, 0, 1)) - 2 * smoothstep(0.45, 1, t)),
	};
}

/** Soft tint below the drawn brow hairs, 0 to 1. */
export function createBrowTint(brow: BrowShape, density: number): (x: number, y: number) => number {
	return (x, y) => {
		const t = (Math.abs(x) - brow.x(0)) / (brow.x(1) - brow.x(0));
		if (t < -0.08 || t > 1.05 || y < 5 || y > 36) return 0;
		const inside = clamp(t, 0, 1);
		const half = brow.half(inside) + 0.2;
		const off = Math.abs(y - brow.y(inside)) / half;
		if (off > 1.6) return 0;
		const body =
			(1 - smoothstep(0.45, 1.35, off)) * smoothstep(-0.08, 0.14, t) * (1 - smoothstep(0.88, 1.05, t));
		const hair = 0.75 + 0.3 * HAIRS.at(Math.abs(x) * 1.9 - y * 1.3, y * 0.6 + Math.abs(x) * 0.3);
		return clamp(body * hair * density, 0, 0.95);
	};
}

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

const FIBERS = createNoiseTile(31, 1, 6);
const IRIS_RADIUS = 5.9;

interface EyePoint {
	/** 0 lid to 1 eyeball. */
	ball: number;
	/** Offset from the middle of the eye, millimeters, for the normal of the ball. */
	offsetX: number;
	offsetY: number;
	/** Darkening of lash line and lid shadow, multiplier on what lies below. */
	dark: number;
	color: Rgb;
	/** Light mirrored by the cornea, 0 to 1. */
	glint: number;
	/** Wet pink rim of the lids and inner corner, 0 to 1. */
	rim: number;
}

const LIDDED: EyePoint = { ball: 0, offsetX: 0, offsetY: 0, dark: 1, color: [0, 0, 0], glint: 0, rim: 0 };

function irisColor(dx: number, dy: number, radius: number, iris: Rgb): Rgb {
	const angle = Math.atan2(dy, dx);
	const fiber = FIBERS.at(angle * 14, radius * 0.9) * 0.16 + FIBERS.at(angle * 30, radius * 1.4) * 0.1;
	const collarette = 0.28 * falloff(((radius - 3.1) / 0.9) ** 2);
	const below = clamp(-dy / IRIS_RADIUS, -1, 1) * 0.28;
	const limbus = 1 - 0.72 * smoothstep(4.7, 5.9, radius);
	const pupil = smoothstep(2.1, 2.6, radius);
	const scale = Math.max(0.05, (1 + fiber + collarette + below) * limbus);
	return [
		mix(0.006, iris[0] * scale, pupil),
		mix(0.006, iris[1] * scale, pupil),
		mix(0.007, iris[2] * scale, pupil),
	];
}

/** What shows of the eye at a frontal point; x mirrored so that both eyes use the left outline. */
export function eyeAt(eye: EyeOutline, x: number, y: number, iris: Rgb, closed: number): EyePoint {
	const side = x < 0 ? -1 : 1;
	const toTemple = Math.abs(x) - eye.centerX;
	const across = toTemple / eye.halfWidth;
	if (Math.abs(across) > 1.25 || Math.abs(y - eye.centerY) > 12) return LIDDED;
	const t = clamp(across, -1, 1);
	const upper = eye.upperLid(t);
	const lower = eye.lowerLid(t);
	const ends = 1 - smoothstep(0.97, 1.05, Math.abs(across));
	const ball =
		closed > 0.9 ? 0 : ends * smoothstep(-0.22, 0.22, upper - y) * smoothstep(-0.22, 0.22, y - lower);
	const lashLine = (0.78 - 0.25 * (1 - t) * 0.5) * ends * falloff(((y - upper - 0.1) / 0.62) ** 2);
	const lowerLine = 0.32 * ends * falloff(((y - lower + 0.5) / 0.5) ** 2) * smoothstep(-0.5, 0.6, t);
	const dark = (1 - lashLine) * (1 - lowerLine);
	if (ball === 0) return { ...LIDDED, dark };
	const dx = side * toTemple;
	const dy = y - (eye.centerY + 0.9);
	const radius = Math.hypot(dx, dy);
	const white = 0.53 - 0.2 * smoothstep(0.55, 1, Math.abs(t));
	let color: Rgb = [white, white * 0.925, white * 0.87];
	if (radius < IRIS_RADIUS + 0.5) {
		const inner = irisColor(dx, dy, radius, iris);
		const share = smoothstep(IRIS_RADIUS + 0.4, IRIS_RADIUS - 0.5, radius);
		color = [mix(color[0], inner[0], share), mix(color[1], inner[1], share), mix(color[2], inner[2], share)];
	}
	const lidShadow = 1 - 0.62 * falloff((Math.max(0, upper - y) / 2.1) ** 2);
	const caruncle = falloff(((t + 0.97) / 0.13) ** 2);
	const waterline = falloff(((y - lower - 0.25) / 0.45) ** 2);
	return {
		ball,
		offsetX: dx,
		offsetY: dy,
		dark: dark * mix(1, lidShadow, ball),
		color,
		glint:
			falloff(((dx + 1.9) / 1.05) ** 4 + ((dy - 2.2) / 1.25) ** 4) +
			0.1 * falloff(((dx - 2.4) / 1.4) ** 2 + ((dy + 2.4) / 1) ** 2),
		rim: ball * clamp(caruncle + 0.55 * waterline, 0, 1),
	};
}
