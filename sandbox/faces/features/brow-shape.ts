import type { FaceShape } from "../geometry/face-shape.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { clamp, smoothstep } from "../render/scalar.ts";

const HAIRS = createNoiseTile(41, 1, 4);

/** Middle line and half thickness of a brow over `t`, 0 at the nose to 1 at the temple. Millimeters. */
export interface BrowShape {
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
