import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import {
	type DrawnFace,
	drawFace,
	encodeFace,
	encodePixels,
	type FaceOptions,
} from "@dewlight/sandbox/faces/index.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type FaceReading, readPhoto } from "./testing/read-face.ts";

const FACES: readonly (readonly [name: string, face: FaceOptions])[] = [
	["a clean face of middle tone", { person: 0, width: 1000, height: 1000 }],
	[
		"a light face with redness and papules",
		{
			person: 2,
			width: 1000,
			height: 1000,
			redness: { left_cheek: 7, right_cheek: 6 },
			papules: { chin: { count: 4, contrast: 15 } },
		},
	],
	[
		"a deep face with dark marks",
		{ person: 5, width: 1000, height: 1000, darkMarks: { left_cheek: { count: 5, contrast: 14 } } },
	],
];

/** A face with its pixels, which edits of the finished photo share. */
interface Drawn {
	face: FaceOptions;
	pixels: DrawnFace;
}
type Edit = (drawn: Drawn) => Promise<Uint8Array>;

const asSharp = ({ pixels: { rgb, width, height } }: Drawn) =>
	sharp(rgb, { raw: { width, height, channels: 3 } });

const EDITS: readonly (readonly [name: string, edit: Edit])[] = [
	...[70, 85, 95].map((quality): [string, Edit] => [
		`JPEG quality ${quality}`,
		({ pixels }) => encodePixels(pixels, { quality }),
	]),
	["WebP quality 85", ({ pixels }) => encodePixels(pixels, { format: "webp", quality: 85 })],
	...[0.7, 0.85, 1.3].map((scale): [string, Edit] => [
		`${scale} times the size`,
		(drawn) =>
			asSharp(drawn)
				.resize(Math.round(drawn.pixels.width * scale))
				.jpeg({ quality: 92 })
				.toBuffer(),
	]),
	["gamma 0.95", ({ face }) => encodeFace({ ...face, gamma: 0.95 })],
	["gamma 1.05", ({ face }) => encodeFace({ ...face, gamma: 1.05 })],
	["4 degrees of roll", ({ face }) => encodeFace({ ...face, pose: { roll: 4 } })],
	["-4 degrees of roll", ({ face }) => encodeFace({ ...face, pose: { roll: -4 } })],
	["a shift of a few pixels", ({ face }) => encodeFace({ ...face, center: [0.5025, 0.45167] })],
	[
		"a closer crop",
		(drawn) =>
			asSharp(drawn).extract({ left: 90, top: 60, width: 820, height: 860 }).jpeg({ quality: 92 }).toBuffer(),
	],
	["2 % more red", ({ face }) => encodeFace({ ...face, whiteBalance: [1.02, 1, 0.98] })],
	["2 % more blue", ({ face }) => encodeFace({ ...face, whiteBalance: [0.98, 1, 1.02] })],
	["a tenth less light", ({ face }) => encodeFace({ ...face, light: { gain: 0.9 } })],
];

function severities({ findings }: FaceReading): Record<string, number | null> {
	return Object.fromEntries(findings.map(({ concern, severity }) => [concern, severity]));
}

describe.each(FACES.map(([name, face], first) => ({ name, face, first })))("$name", ({ face, first }) => {
	const edits = takeCases("edits of a photo", EDITS, 3, { area: "engine", first }).cases;
	let drawn: Drawn;
	let before: FaceReading;
	beforeAll(async () => {
		drawn = { face, pixels: drawFace(face) };
		before = await readPhoto(await encodePixels(drawn.pixels));
	});

	test.each(edits)("keeps its verdict and every severity within one step under %s", async (_edit, edit) => {
		const after = await readPhoto(await edit(drawn));
		expect(after.quality.status).toBe(before.quality.status);
		const was = severities(before);
		const now = severities(after);
		const moved = Object.keys(was).filter(
			(concern) => Math.abs((now[concern] ?? 0) - (was[concern] ?? 0)) > 1,
		);
		expect(moved, JSON.stringify({ was, now })).toEqual([]);
	});
});
