import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { analyzePhoto } from "./analyze-photo.ts";
import { decodePhoto } from "./decode/decode-photo.ts";
import { PhotoUnreadable } from "./decode/photo-unreadable.ts";
import { ENGINE } from "./engine.ts";
import { checkPhoto } from "./look-at-photo.ts";

const PLACE = {
	IFD0: { Make: "Pocket", Model: "Camera" },
	IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
};

describe("a good photo", async () => {
	const bytes = await encodeFace(
		{ width: 900, height: 1200, darkMarks: { left_cheek: { count: 3, contrast: 14 } } },
		{ exif: PLACE },
	);
	const analysis = await analyzePhoto(bytes, { pictures: "report" });

	test("passes and is observed", () => {
		expect(analysis.photo_quality).toMatchObject({ status: "pass", reason: null });
		expect(analysis.observation).toMatchObject({
			engine: ENGINE,
			photo: { width: 900, height: 1200, format: "jpeg", face_count: 1 },
		});
	});

	test("tells the face's box and distances in pixels of the photo", () => {
		const photo = analysis.observation?.photo;
		const [x = 0, y = 0, width = 0, height = 0] = photo?.face_box ?? [];
		expect(x).toBeGreaterThan(0);
		expect(y).toBeGreaterThan(0);
		expect(x + width).toBeLessThan(900);
		expect(y + height).toBeLessThan(1200);
		expect(photo?.inter_ocular_px).toBeGreaterThan(0.5 * width);
		expect(photo?.inter_ocular_px).toBeLessThan(0.8 * width);
	});

	test("gives the identical observation twice, and the same verdict when only checked", async () => {
		const again = await analyzePhoto(bytes);
		expect(again.observation).toEqual(analysis.observation);
		expect(await checkPhoto(bytes)).toEqual(analysis.photo_quality);
	});

	test("leaves a thumbnail of at most 640 pixels without camera or place", async () => {
		const thumbnail = analysis.pictures?.thumbnail ?? new Uint8Array(0);
		const { format, width, height, exif, icc, xmp } = await sharp(thumbnail).metadata();
		expect(format).toBe("webp");
		expect(Math.max(width, height)).toBeLessThanOrEqual(640);
		expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
		expect(Buffer.from(thumbnail).includes("Pocket")).toBe(false);
	});

	test("leaves one transparent layer per concern in the thumbnail's frame", async () => {
		const { thumbnail = new Uint8Array(0), layers = [] } = analysis.pictures ?? {};
		const { width, height } = await sharp(thumbnail).metadata();
		expect(layers.length).toBeGreaterThan(0);
		for (const { picture } of layers)
			expect(await sharp(picture).metadata()).toMatchObject({
				format: "webp",
				width,
				height,
				hasAlpha: true,
			});
	});

	test("tells how long each part took, in numbers", () => {
		const { timings_ms } = analysis;
		expect(Object.keys(timings_ms)).toEqual(["decode", "detect", "mesh", "quality", "measure", "pictures"]);
		expect(Object.values(timings_ms).every((spent) => spent > 0)).toBe(true);
	});
});

test("a photo that fails has a verdict and nothing else", async () => {
	const bytes = await encodeFace({ pose: { yaw: 50 }, width: 640, height: 640 });
	const { photo_quality, observation, pictures } = await analyzePhoto(bytes, { pictures: "report" });
	expect(photo_quality.status).toBe("fail");
	expect(photo_quality.reason).toMatch(/^Your head is turned to the side\./);
	expect([observation, pictures]).toEqual([null, null]);
});

test("a photo without a face says so and checks no further", async () => {
	const wall = sharp({ create: { width: 300, height: 300, channels: 3, background: "#cba" } });
	const { photo_quality } = await analyzePhoto(await wall.png().toBuffer());
	expect(photo_quality.checks.map((check) => check.name)).toEqual(["decode", "face_count"]);
	expect(photo_quality.reason).toMatch(/could not find a face/);
});

test("bytes that are no photo are refused by name", async () => {
	await expect(analyzePhoto(Buffer.from("dear diary"))).rejects.toThrow(PhotoUnreadable);
});

test("pores of a selfie are read from the photo itself, and from what is left of it only where that shows them", async () => {
	const bytes = await encodeFace({ width: 2550, height: 3400, faceFraction: 0.55 }, { quality: 92 });
	const poresOf = ({ observation }: Awaited<ReturnType<typeof analyzePhoto>>) =>
		(observation?.metrics ?? []).filter(({ metric }) => metric === "pores");
	const own = poresOf(await analyzePhoto(bytes));
	expect(own.some(({ measurable }) => measurable)).toBe(true);
	const reduced = poresOf(await analyzePhoto(await decodePhoto(bytes)));
	expect(reduced.map(({ reason }) => reason)).toEqual(
		reduced.map(() => "the photo is not sharp enough for pores: come a little closer"),
	);
});
