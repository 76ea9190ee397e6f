import type { EyeOutline } from "../geometry/eye-outline.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { clamp, falloff, mix, smoothstep } from "../render/scalar.ts";
import type { Rgb } from "../skin/skin-tone.ts";

const FIBERS = createNoiseTile(31, 1, 6);
const IRIS_RADIUS = 5.9;

export interface EyePoint {
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
