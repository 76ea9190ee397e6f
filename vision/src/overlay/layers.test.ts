import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { beforeAll, expect, test } from "vitest";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import { drawLayers } from "../observe-portrait.ts";
import { type Look, lookAtDrawn } from "../testing/look-at-drawn.ts";
import { drawOverlay, labelWidth } from "./draw-overlay.ts";
import { LAYER_COLOURS, LOCATED_CONCERNS, paintersOf } from "./paint-concern.ts";
import { drawThumbnail, mapFrame, THUMBNAIL_EDGE, thumbnailFrame } from "./picture-frame.ts";

let look: Look;
let clean: Look;

beforeAll(async () => {
	clean = await lookAtDrawn({ person: 0 });
	look = await lookAtDrawn({
		person: 0,
		papules: { left_cheek: { count: 5 } },
		darkMarks: { right_cheek: { count: 4 } },
		redness: { nose: 14 },
		shine: { forehead: 0.7 },
		lines: { glabella: 0.4 },
	});
});

const paintersIn = ({ face, skin, measured }: Look) => paintersOf(face, skin, measured);
const layersOf = (seen: Look) => drawLayers(seen.photo, seen.face, paintersIn(seen));

async function pixelsOf(picture: Uint8Array) {
	const { data, info } = await guardedSharp(picture)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Places of the pixels that are clearly painted, as shares of the picture's width and height. */
async function paintedPlaces(picture: Uint8Array) {
	const { data, width, height } = await pixelsOf(picture);
	const places: { x: number; y: number }[] = [];
	for (let i = 0; i < width * height; i++) {
		if (data[4 * i + 3] > 100) places.push({ x: (i % width) / width, y: Math.floor(i / width) / height });
	}
	return places;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("the thumbnail is a small WebP around the face without any metadata", async () => {
	const thumbnail = await drawThumbnail(look.photo, look.face);
	const { format, width, height, exif, icc, xmp } = await guardedSharp(thumbnail).metadata();
	expect(format).toBe("webp");
	expect(Math.max(width, height)).toBeLessThanOrEqual(THUMBNAIL_EDGE);
	expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
	const frame = thumbnailFrame(look.photo, look.face);
	const [x, y] = mapFrame(frame, look.face).toShown([look.face.points[2], look.face.points[3]]);
	expect(Math.abs(x / width - 0.5)).toBeLessThan(0.1);
	expect(Math.abs(y / height - 0.5)).toBeLessThan(0.15);
});

test("every layer has the thumbnail's size and is see-through but for its finding", async () => {
	const { width, height } = await pixelsOf(await drawThumbnail(look.photo, look.face));
	const layers = await layersOf(look);
	expect(layers.length).toBeGreaterThan(3);
	for (const { concern, picture } of layers) {
		const pixels = await pixelsOf(picture);
		expect([pixels.width, pixels.height]).toEqual([width, height]);
		const painted = (await paintedPlaces(picture)).length / (width * height);
		expect(painted, concern).toBeGreaterThan(0.0003);
		expect(painted, concern).toBeLessThan(0.3);
	}
});

test("what was put on one side is painted on that side", async () => {
	const layers = new Map((await layersOf(look)).map(({ concern, picture }) => [concern, picture]));
	const placesOf = async (concern: (typeof LOCATED_CONCERNS)[number]) => {
		const picture = layers.get(concern);
		if (!picture) throw new Error(`no layer for ${concern}`);
		return paintedPlaces(picture);
	};
	const spots = await placesOf("acne");
	expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThan(0.55);
	const marks = await placesOf("dark_spots");
	expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(0.45);
	const redness = await placesOf("redness");
	expect(Math.abs(mean(redness.map(({ x }) => x)) - 0.5)).toBeLessThan(0.15);
	const shine = await placesOf("shine");
	expect(mean(shine.map(({ y }) => y))).toBeLessThan(0.4);
});

test("a clean face has no spots, marks, lines or sheen to show, and dryness never has a place", async () => {
	const concerns = (await layersOf(clean)).map(({ concern }) => concern);
	for (const concern of ["acne", "dark_spots", "lines", "shine", "redness", "dryness"] as const) {
		expect(concerns).not.toContain(concern);
	}
});

test("the same look draws the same bytes", async () => {
	const [first, second] = [await layersOf(look), await layersOf(look)];
	expect(second).toEqual(first);
});

test("the overlay is a PNG of the framed face with a legend below it", async () => {
	const { photo, face, skin, measured } = look;
	const overlay = await drawOverlay(photo, face, skin, measured, paintersIn(look));
	const { format, width, height } = await guardedSharp(overlay).metadata();
	expect(format).toBe("png");
	expect(width).toBeGreaterThan(400);
	expect(height / width).toBeGreaterThan(1.25);
	const legend = await guardedSharp(overlay)
		.extract({ left: 0, top: height - 30, width, height: 30 })
		.stats();
	expect(legend.channels[0].max).toBeGreaterThan(200);
	expect(legend.channels[0].min).toBeLessThan(40);
});

test("every concern that can be drawn has letters for its name and a color of its own", () => {
	for (const concern of LOCATED_CONCERNS) expect(labelWidth(CONCERN_NAMES[concern], 10)).toBeGreaterThan(10);
	expect(() => labelWidth("Ω", 10)).toThrow('No strokes for the letter "Ω"');
	expect(labelWidth("Nothing to mark", 10)).toBeGreaterThan(10);
	expect(new Set(Object.values(LAYER_COLOURS).map(String)).size).toBe(LOCATED_CONCERNS.length);
});
