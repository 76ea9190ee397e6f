import type { Picture } from "./picture-pyramid.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** An ellipse with a soft rim; lengths in half heights of the head, origin between the eyes. */
interface Stroke {
	x: number;
	y: number;
	radiusX: number;
	radiusY: number;
	colour: Colour;
	softness: number;
	strength: number;
}

const stroke = (
	x: number,
	y: number,
	radiusX: number,
	radiusY: number,
	colour: Colour,
	softness = 0.1,
	strength = 1,
): Stroke => ({ x, y, radiusX, radiusY, colour, softness, strength });
const pair = (
	x: number,
	...rest: [y: number, rx: number, ry: number, colour: Colour, soft?: number, strength?: number]
): Stroke[] => [stroke(-x, ...rest), stroke(x, ...rest)];

const SKIN: Colour = [205, 160, 135];
const SHADE: Colour = [165, 118, 96];
const HAIR: Colour = [60, 42, 34];
const DARK: Colour = [40, 28, 26];
const WHITE: Colour = [235, 230, 226];
const LIPS: Colour = [170, 85, 82];
const WALL: Colour = [176, 182, 186];

const HEAD_MIDDLE = 0.25;
const STROKES: readonly Stroke[] = [
	stroke(0, -0.2, 0.92, 1, HAIR),
	stroke(0, 1.35, 0.42, 0.6, SHADE),
	stroke(0, HEAD_MIDDLE, 0.74, 1, SKIN, 0.06),
	...pair(0.62, 0.4, 0.28, 0.7, SHADE, 0.9, 0.5),
	...pair(0.3, -0.2, 0.19, 0.035, HAIR, 0.4),
	...pair(0.3, 0.02, 0.17, 0.1, SHADE, 0.9, 0.6),
	...pair(0.3, 0, 0.14, 0.06, WHITE, 0.2),
	...pair(0.3, 0, 0.058, 0.06, DARK, 0.2),
	...pair(0.3, -0.05, 0.16, 0.018, DARK, 0.5),
	...pair(0.1, 0.22, 0.035, 0.22, SHADE, 1, 0.5),
	stroke(0, 0.46, 0.15, 0.05, SHADE, 0.9, 0.8),
	...pair(0.06, 0.44, 0.035, 0.02, DARK, 0.6, 0.8),
	stroke(0, 0.72, 0.24, 0.065, LIPS, 0.3),
	stroke(0, 0.72, 0.22, 0.012, DARK, 0.6, 0.8),
	stroke(0, 0.87, 0.16, 0.04, SHADE, 1, 0.6),
];

/**
 * A simple drawn face, `tilt` degrees clockwise: enough for the models to find it, so that a machine without any
 * photo can warm up and test itself.
 */
export function drawPlainFace(size: number, tilt = 0): Picture {
	const angle = (tilt * Math.PI) / 180;
	const frame: Frame = { size, unit: size * 0.27, cos: Math.cos(angle), sin: Math.sin(angle) };
	const colours = new Float64Array(size * size * 3);
	for (let at = 0; at < colours.length; at += 3) colours.set(WALL, at);
	for (const part of STROKES) paint(colours, frame, part);
	return { rgb: Uint8Array.from(colours), width: size, height: size };
}

interface Frame {
	size: number;
	/** Pixels to half a head. */
	unit: number;
	cos: number;
	sin: number;
}

/** Over what is there; pixels beyond the ellipse's own box are not looked at. */
function paint(colours: Float64Array, { size, unit, cos, sin }: Frame, part: Stroke): void {
	const reach = 1 + part.softness;
	const [x, y] = [part.x, part.y - HEAD_MIDDLE];
	const across = box(x * cos - y * sin, reach * Math.hypot(part.radiusX * cos, part.radiusY * sin));
	const downwards = box(x * sin + y * cos, reach * Math.hypot(part.radiusX * sin, part.radiusY * cos));
	for (let v = downwards.first; v <= downwards.last; v++)
		for (let u = across.first; u <= across.last; u++) {
			const right = (u + 0.5 - size / 2) / unit;
			const down = (v + 0.5 - size / 2) / unit;
			const distance = Math.hypot(
				(cos * right + sin * down - x) / part.radiusX,
				(cos * down - sin * right - y) / part.radiusY,
			);
			if (distance >= reach) continue;
			const cover = part.strength * Math.min(1, (reach - distance) / (2 * part.softness));
			const at = 3 * (v * size + u);
			for (let channel = 0; channel < 3; channel++)
				colours[at + channel] += cover * (part.colour[channel] - colours[at + channel]);
		}

	function box(center: number, half: number) {
		const pixel = (length: number) => Math.round(length * unit + size / 2);
		return { first: Math.max(0, pixel(center - half) - 1), last: Math.min(size - 1, pixel(center + half)) };
	}
}
