import sharp from "sharp";
import { createRandom, type Random } from "../faces/render/math.ts";

const FONTS = [
	"Liberation Sans",
	"Liberation Sans Narrow",
	"DejaVu Sans",
	"DejaVu Sans Condensed",
	"Liberation Serif",
];
const PAPERS: readonly [paper: string, ink: string][] = [
	["#ffffff", "#101010"],
	["#f3ead9", "#3a2a1a"],
	["#e4efe6", "#17402a"],
	["#1d1a22", "#f4f0f6"],
	["#d8dde8", "#23304f"],
];
const WIDTH = 1_500;
const MARGIN = 60;

/** The back of a box with its ingredient list, photographed by hand; the same picture for the same seed. */
export async function drawLabel(ingredients: readonly string[], seed: number): Promise<Buffer> {
	const random = createRandom(seed);
	const font = FONTS[Math.floor(random.next() * FONTS.length)] ?? "Liberation Sans";
	const [paper, ink] = PAPERS[Math.floor(random.next() * PAPERS.length)] ?? ["#ffffff", "#101010"];
	const size = 30 + Math.round(random.next() * 12);
	const upper = random.next() < 0.4;
	const heading = random.next() < 0.5 ? "Ingredients: " : "INGREDIENTS: ";
	const text = `${heading}${ingredients.map((name) => (upper ? name.toUpperCase() : name)).join(", ")}.`;
	const lines = wrap(text, Math.floor((WIDTH - 2 * MARGIN) / (size * (upper ? 0.7 : 0.56))));
	const height = Math.round(2 * MARGIN + lines.length * size * 1.35);
	const rows = lines.map(
		(line, at) => `<text x="${MARGIN}" y="${MARGIN + (at + 0.9) * size * 1.35}">${escapeXml(line)}</text>`,
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g font-family="${font}" font-size="${size}" fill="${ink}">${rows.join("")}</g></svg>`;
	return photograph(await sharp(Buffer.from(svg)).png().toBuffer(), byHand(random), random);
}

/** What an unsteady hand, a kitchen lamp and a phone do. */
function byHand(random: Random): Handling {
	const moved = () => (random.next() - 0.5) * 0.07;
	const left = 0.65 + random.next() * 0.35;
	return {
		corners: [
			[Math.abs(moved()), Math.abs(moved())],
			[-Math.abs(moved()), Math.abs(moved())],
			[-Math.abs(moved()), -Math.abs(moved())],
			[Math.abs(moved()), -Math.abs(moved())],
		],
		blur: 0.6 + random.next() * 0.9,
		noise: 4 + random.next() * 8,
		light: [left, 1.25 - left * 0.4],
		quality: 70 + Math.round(random.next() * 20),
	};
}

function wrap(text: string, letters: number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		if (line !== "" && line.length + 1 + word.length > letters) {
			lines.push(line);
			line = word;
		} else line = line === "" ? word : `${line} ${word}`;
	}
	return [...lines, line];
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Left digits with odd parity, GS1 General Specifications 5.2.1; the others follow from them. */
const ODD = [
	"0001101",
	"0011001",
	"0010011",
	"0111101",
	"0100011",
	"0110001",
	"0101111",
	"0111011",
	"0110111",
	"0001011",
];
/** Parity of the six left digits, which tells the first; 1 is even. */
const PARITY = [
	"000000",
	"001011",
	"001101",
	"001110",
	"010011",
	"011001",
	"011100",
	"010101",
	"010110",
	"011010",
];
const QUIET = 14;

/** The bars of an EAN-13 as ones and zeros, guards included. */
function barsOf(code: string): string {
	const digits = Array.from(code, Number);
	const flip = (bits: string) => Array.from(bits, (bit) => (bit === "1" ? "0" : "1")).join("");
	const right = (digit: number) => flip(ODD[digit] ?? "");
	const even = (digit: number) => Array.from(right(digit)).toReversed().join("");
	const parity = PARITY[digits[0] ?? 0] ?? "";
	const lefts = digits
		.slice(1, 7)
		.map((digit, at) => (parity[at] === "1" ? even(digit) : (ODD[digit] ?? "")));
	return `101${lefts.join("")}01010${digits.slice(7).map(right).join("")}101`;
}

/** Twelve digits and the thirteenth that checks them. */
export function someCode(random: Random): string {
	const twelve = Array.from({ length: 12 }, () => Math.floor(random.next() * 10));
	const sum = twelve.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
	return [...twelve, (10 - (sum % 10)) % 10].join("");
}

/** The bars on the back of a box, photographed by hand; the same picture for the same seed. */
export async function drawBarcode(code: string, seed: number): Promise<Buffer> {
	const random = createRandom(seed);
	const module = 4 + Math.round(random.next() * 3);
	const bars = barsOf(code);
	const [width, height] = [(bars.length + 2 * QUIET) * module, 90 * module];
	const rows = Array.from(bars).flatMap((bit, at) =>
		bit === "1"
			? [`<rect x="${(QUIET + at) * module}" y="${14 * module}" width="${module}" height="${56 * module}"/>`]
			: [],
	);
	const digits = `<text x="${width / 2}" y="${80 * module}" font-family="Liberation Sans" font-size="${9 * module}" text-anchor="middle">${code}</text>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${rows.join("")}${digits}</svg>`;
	return photograph(await sharp(Buffer.from(svg)).png().toBuffer(), byHand(random), random);
}

interface Handling {
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
async function photograph(drawing: Buffer, handling: Handling, random: Random): Promise<Buffer> {
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
