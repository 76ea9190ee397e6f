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
	const unit = size * 0.27;
	const rgb = new Uint8Array(size * size * 3);
	for (let v = 0, at = 0; v < size; v++)
		for (let u = 0; u < size; u++, at += 3) {
			const right = (u + 0.5 - size / 2) / unit;
			const down = (v + 0.5 - size / 2) / unit;
			const x = Math.cos(angle) * right + Math.sin(angle) * down;
			const y = Math.cos(angle) * down - Math.sin(angle) * right + HEAD_MIDDLE;
			rgb.set(colourAt(x, y), at);
		}
	return { rgb, width: size, height: size };
}

function colourAt(x: number, y: number): Colour {
	let [red, green, blue] = WALL;
	for (const part of STROKES) {
		const distance = Math.hypot((x - part.x) / part.radiusX, (y - part.y) / part.radiusY);
		if (distance >= 1 + part.softness) continue;
		const cover = part.strength * Math.min(1, (1 + part.softness - distance) / (2 * part.softness));
		red += cover * (part.colour[0] - red);
		green += cover * (part.colour[1] - green);
		blue += cover * (part.colour[2] - blue);
	}
	return [red, green, blue];
}
