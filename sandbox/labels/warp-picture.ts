import sharp from "sharp";
import type { Random } from "../faces/render/random.ts";

export interface Handling {
	/** How far each corner is moved, as a share of the edges: left top, right top, right bottom, left bottom. */
	corners: readonly [Point, Point, Point, Point];
	/** Sigma in pixels. */
	blur: number;
	/** Standard deviation of grey values. */
	noise: number;
	/** Brightness at the left and the right edge. */
	light: readonly [number, number];
	/** Of JPEG, 1 to 100. */
	quality: number;
}
type Point = readonly [x: number, y: number];

/** A flat drawing as a hand-held camera sees it: in perspective, in uneven light, blurred, noisy, compressed. */
export async function photograph(drawing: Buffer, handling: Handling, random: Random): Promise<Buffer> {
	const { data, info } = await sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const back = projection(
		handling.corners.map(([x, y], at): Point => {
			const [right, bottom] = [at === 1 || at === 2, at >= 2];
			return [(right ? width : 0) + x * width, (bottom ? height : 0) + y * height];
		}),
		[
			[0, 0],
			[width, 0],
			[width, height],
			[0, height],
		],
	);
	const seen = Buffer.alloc(data.length);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const [fromX, fromY] = back(x, y);
			const light = handling.light[0] + ((handling.light[1] - handling.light[0]) * x) / width;
			for (let channel = 0; channel < 3; channel += 1)
				seen[(y * width + x) * 3 + channel] = Math.round(
					sample(data, width, height, fromX, fromY, channel) * light,
				);
		}
	}
	const raw = { raw: { width, height, channels: 3 as const } };
	const soft = handling.blur > 0 ? await sharp(seen, raw).blur(handling.blur).raw().toBuffer() : seen;
	for (let at = 0; at < soft.length; at += 3) {
		const noise = handling.noise * random.normal();
		for (let channel = 0; channel < 3; channel += 1)
			soft[at + channel] = Math.max(0, Math.min(255, (soft[at + channel] ?? 0) + noise));
	}
	return sharp(soft, raw).jpeg({ quality: handling.quality }).toBuffer();
}

function sample(data: Buffer, width: number, height: number, x: number, y: number, channel: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const value = (column: number, row: number) =>
		column < 0 || row < 0 || column >= width || row >= height
			? 150
			: (data[(row * width + column) * 3 + channel] ?? 0);
	const [right, down] = [x - left, y - top];
	const upper = value(left, top) * (1 - right) + value(left + 1, top) * right;
	const lower = value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right;
	return upper * (1 - down) + lower * down;
}

/** The map of four corners onto four others that keeps lines straight. */
function projection(from: readonly Point[], to: readonly Point[]): (x: number, y: number) => Point {
	const rows = from.flatMap(([x, y], at) => {
		const [toX, toY] = to[at] ?? [0, 0];
		return [
			[x, y, 1, 0, 0, 0, -x * toX, -y * toX, toX],
			[0, 0, 0, x, y, 1, -x * toY, -y * toY, toY],
		];
	});
	const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = solve(rows);
	return (x, y) => {
		const depth = g * x + h * y + 1;
		return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
	};
}

/** Gauss-Jordan over rows of eight unknowns and what they come to. */
function solve(rows: number[][]): number[] {
	for (let column = 0; column < rows.length; column += 1) {
		const pivot = rows
			.slice(column)
			.toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))[0];
		if (pivot === undefined) continue;
		rows.splice(rows.indexOf(pivot), 1);
		rows.splice(column, 0, pivot);
		const lead = pivot[column] ?? 1;
		for (const [at, value] of pivot.entries()) pivot[at] = value / lead;
		for (const row of rows) {
			if (row === pivot) continue;
			const factor = row[column] ?? 0;
			for (const [at, value] of pivot.entries()) row[at] = (row[at] ?? 0) - factor * value;
		}
	}
	return rows.map((row) => row.at(-1) ?? 0);
}
