import sharp from "sharp";
import { createRandom, type Random } from "../faces/render/random.ts";
import { type Handling, photograph } from "./warp-picture.ts";

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
export function byHand(random: Random): Handling {
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
