import sharp from "sharp";
import { createRandom, type Random } from "../faces/render/random.ts";
import { byHand } from "./draw-label.ts";
import { photograph } from "./warp-picture.ts";

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
