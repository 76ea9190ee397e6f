import { beforeAll, expect, test } from "vitest";
import type { RegionBox } from "../decode/decode-region.ts";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import { drawLayers } from "../observe-portrait.ts";
import { type Look, lookAtDrawn } from "../testing/look-at-drawn.ts";
import { type CloseUp, drawCloseUps } from "./draw-close-ups.ts";
import { paintersOf } from "./paint-concern.ts";

let look: Look;
let closeUps: CloseUp[];

const closeUpsIn = ({ photo, face, skin, measured }: Look) =>
	drawCloseUps(photo, face, paintersOf(face, skin, measured));

beforeAll(async () => {
	look = await lookAtDrawn({
		person: 0,
		papules: { left_cheek: { count: 5 } },
		darkMarks: { right_cheek: { count: 4 } },
		redness: { nose: 14 },
		shine: { forehead: 0.7 },
		lines: { glabella: 0.4 },
	});
	closeUps = await closeUpsIn(look);
});

const closeUpOf = (concern: CloseUp["concern"]) => {
	const found = closeUps.find((one) => one.concern === concern);
	if (!found) throw new Error(`no close-up of ${concern}`);
	return found;
};

test("every concern with a layer has one close-up, and no other has", async () => {
	const { photo, face, skin, measured } = look;
	const layers = await drawLayers(photo, face, paintersOf(face, skin, measured));
	expect(closeUps.map(({ concern }) => concern)).toEqual(layers.map(({ concern }) => concern));
});

test.each([
	["acne", "left_cheek"],
	["dark_spots", "right_cheek"],
	["redness", "nose"],
	["shine", "forehead"],
	["lines", "glabella"],
] as const)("the close-up of %s is of the %s, where it was drawn", (concern, zone) => {
	expect(closeUpOf(concern).zone).toBe(zone);
});

test.each(["picture", "marks"] as const)("its %s is a square WebP without any metadata", async (which) => {
	const { format, width, height, exif, icc, xmp } = await guardedSharp(closeUpOf("acne")[which]).metadata();
	expect({ format, exif, icc, xmp }).toEqual({
		format: "webp",
		exif: undefined,
		icc: undefined,
		xmp: undefined,
	});
	expect(width).toBe(height);
});

test("a patch has the photo's own pixels, a few centimeters of skin and not the face", async () => {
	const { width } = await guardedSharp(closeUpOf("redness").picture).metadata();
	const { cropPxPerMm, decodedPerCrop } = look.face;
	expect(width / (cropPxPerMm * decodedPerCrop)).toBeCloseTo(46, 0);
});

test("what was found lies in the middle of its marks", async () => {
	const { data, info } = await guardedSharp(closeUpOf("acne").marks)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const painted: number[] = [];
	for (let i = 0; i < info.width * info.height; i++) {
		const [x, y] = [i % info.width, Math.floor(i / info.width)];
		if (data[4 * i + 3] > 100) painted.push(Math.hypot(x / info.width - 0.5, y / info.height - 0.5));
	}
	expect(Math.min(...painted)).toBeLessThan(0.12);
});

test("a place at the photo's edge is moved inward instead of being cut", async () => {
	const { photo, face, skin, measured } = look;
	const [painter] = paintersOf(face, skin, measured);
	const place = { ...painter.place, at: [-4 * face.size, 0] as [number, number] };
	const [moved] = await drawCloseUps(photo, face, [{ ...painter, place }]);
	const { width, height } = await guardedSharp(moved.picture).metadata();
	expect(width).toBe(height);
});

test("the same look cuts the same bytes", async () => {
	expect(await closeUpsIn(look)).toEqual(closeUps);
});

test("of a photo that was reduced for measuring, a patch has all pixels that were sent", async () => {
	const { photo, face, skin, measured } = look;
	const sent = { ...photo, photoWidth: 2 * photo.photoWidth, photoHeight: 2 * photo.photoHeight };
	const readRegion = async ({ left, top, width, height }: RegionBox) => {
		const rgb = new Uint8Array(3 * width * height);
		for (let y = 0, at = 0; y < height; y++)
			for (let x = 0; x < width; x++, at += 3) {
				const from = 3 * (((top + y) >> 1) * photo.width + ((left + x) >> 1));
				rgb.set(photo.rgb.subarray(from, from + 3), at);
			}
		return { left, top, width, height, rgb };
	};
	const painters = paintersOf(face, skin, measured);
	const fine = await drawCloseUps(sent, { ...face, photoPerDecoded: 2 }, painters, readRegion);
	const [coarse, finer] = [closeUpOf("acne"), fine.find(({ concern }) => concern === "acne")];
	const middleOf = async (picture: Uint8Array) => {
		const { width } = await guardedSharp(picture).metadata();
		const { dominant } = await guardedSharp(picture).resize(8, 8).stats();
		return { width, dominant };
	};
	const [one, other] = await Promise.all([
		middleOf(coarse.picture),
		middleOf(finer?.picture ?? new Uint8Array()),
	]);
	expect(other.width).toBe(2 * one.width);
	expect(other.dominant).toEqual(one.dominant);
});
