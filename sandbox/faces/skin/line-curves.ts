import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { Random } from "../render/random.ts";

/** One point of a line; `weight` fades the ends. */
export interface LinePoint {
	x: number;
	y: number;
	weight: number;
}

const SPACING = 0.4;

function along(length: number, place: (t: number) => [x: number, y: number]): LinePoint[] {
	const count = Math.max(8, Math.round(length / SPACING));
	return Array.from({ length: count + 1 }, (_, i) => {
		const t = i / count;
		const [x, y] = place(t);
		return { x, y, weight: Math.sin(Math.PI * t) ** 0.6 };
	});
}

function foreheadLines(random: Random): LinePoint[][] {
	return [34, 41, 47.5].map((y, i) => {
		const half = 30 - i * 3 + random.range(-2, 2);
		const phase = random.range(0, 6);
		return along(2 * half, (t) => {
			const x = (2 * t - 1) * half;
			return [x, y + 0.9 * Math.sin(x / 9 + phase) - (x / 22) ** 2];
		});
	});
}

function crowsFeet(side: number, random: Random): LinePoint[][] {
	return [-0.55, -0.1, 0.35].map((slope) => {
		const length = random.range(11, 14);
		return along(length, (t) => [
			side * (48 + length * t),
			1 + slope * 6 + length * t * slope * 0.6 - 1.6 * Math.sin(t * 2),
		]);
	});
}

function nasolabialFold(side: number): LinePoint[][] {
	return [along(30, (t) => [side * (21.5 + 11.5 * t + 2.5 * t * t), -43 - 28 * t])];
}

function underEyeLines(side: number): LinePoint[][] {
	return [0, 1].map((row) =>
		along(22, (t) => {
			const across = 2 * t - 1;
			return [side * (31 + 11 * across), -10.5 - 3.4 * row + 2 * across * across];
		}),
	);
}

/** The usual course of expression lines in a zone. */
export function lineCurves(zone: Zone, random: Random): LinePoint[][] {
	switch (zone) {
		case "forehead":
			return foreheadLines(random);
		case "glabella":
			return [-1, 1].map((side) => along(13, (t) => [side * (5.5 + 1.2 * Math.sin(2 * t)), 10 + 13 * t]));
		case "left_crows_feet":
			return crowsFeet(1, random);
		case "right_crows_feet":
			return crowsFeet(-1, random);
		case "left_nasolabial":
			return nasolabialFold(1);
		case "right_nasolabial":
			return nasolabialFold(-1);
		case "left_under_eye":
			return underEyeLines(1);
		case "right_under_eye":
			return underEyeLines(-1);
		case "chin":
			return [along(22, (t) => [22 * t - 11, -89 - 1.5 * Math.sin(Math.PI * t)])];
		case "upper_lip":
			return [-9, -5, 5, 9].map((x) => along(6, (t) => [x * (1 + 0.06 * t), -57 + 6 * t]));
		case "nose":
			return [along(13, (t) => [13 * t - 6.5, -13 + Math.sin(Math.PI * t)])];
		case "left_cheek":
		case "right_cheek":
		case "left_jaw":
		case "right_jaw": {
			const side = zone.startsWith("left") ? 1 : -1;
			const y = zone.endsWith("cheek") ? -32 : -79;
			return [-5, 0, 5].map((shift) =>
				along(16, (t) => [side * (42 + shift + 3 * Math.sin(2 * t)), y + 8 - 16 * t]),
			);
		}
	}
}
