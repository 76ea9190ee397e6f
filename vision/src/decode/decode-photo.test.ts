import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { decodePhoto } from "./decode-photo.ts";
import type { DecodedPhoto } from "./decoded-photo.ts";
import { PhotoUnreadable } from "./photo-unreadable.ts";

type Colour = readonly [red: number, green: number, blue: number];
const RED: Colour = [200, 40, 40];
const GREEN: Colour = [40, 160, 60];
const BLUE: Colour = [40, 60, 200];
const YELLOW: Colour = [210, 190, 50];

/** Four plain quarters: upper left, upper right, lower left, lower right. */
function quarters(
	width: number,
	height: number,
	colours: readonly Colour[] = [RED, GREEN, BLUE, YELLOW],
): Sharp {
	const raw = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
			raw.set(colours[quarter] ?? RED, (y * width + x) * 3);
		}
	return sharp(raw, { raw: { width, height, channels: 3 } });
}

function quarterColours({ rgb, width, height }: DecodedPhoto): number[][] {
	return [0.25, 0.75].flatMap((v) =>
		[0.25, 0.75].map((u) => {
			const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 3;
			return [...rgb.subarray(at, at + 3)];
		}),
	);
}

function expectQuarters(photo: DecodedPhoto, expected: readonly Colour[], tolerance: number): void {
	const worst = quarterColours(photo).flatMap((colour, quarter) =>
		colour.map((value, channel) => Math.abs(value - (expected[quarter]?.[channel] ?? Number.NaN))),
	);
	expect(Math.max(...worst)).toBeLessThanOrEqual(tolerance);
}

const codeOf = (bytes: Uint8Array): Promise<unknown> =>
	decodePhoto(bytes).then(
		() => "read",
		(error: unknown) => (error instanceof PhotoUnreadable ? error.code : error),
	);

describe("formats", () => {
	test.each([
		["jpeg", (picture: Sharp) => picture.jpeg({ quality: 95 }), 8],
		["jpeg", (picture: Sharp) => picture.jpeg({ quality: 95, progressive: true }), 8],
		["png", (picture: Sharp) => picture.png(), 0],
		["png", (picture: Sharp) => picture.png({ palette: true }), 4],
		["webp", (picture: Sharp) => picture.webp({ lossless: true }), 0],
		["avif", (picture: Sharp) => picture.avif({ quality: 90 }), 8],
	] as const)("%s is read by content (%s)", async (format, encode, tolerance) => {
		const photo = await decodePhoto(await encode(quarters(96, 64)).toBuffer());
		expect(photo).toMatchObject({ format, width: 96, height: 64, photoWidth: 96, photoHeight: 64, scale: 1 });
		expect(photo.rgb).toHaveLength(96 * 64 * 3);
		expectQuarters(photo, [RED, GREEN, BLUE, YELLOW], tolerance);
	});

	test("a HEIC still is turned by its own rotation and its Display P3 colours become sRGB", async () => {
		// Drawn as 96 x 64 quarters in P3 with a quarter turn to the left in the container.
		const photo = await decodePhoto(
			readFileSync(new URL("./fixtures/quadrants-p3-turned.heic", import.meta.url)),
		);
		expect(photo).toMatchObject({ format: "heic", width: 64, height: 96, photoWidth: 64, photoHeight: 96 });
		expectQuarters(
			photo,
			[
				[0, 183, 49],
				[223, 199, 0],
				[249, 32, 35],
				[38, 82, 227],
			],
			6,
		);
	});

	test("grey, 16-bit and CMYK pictures become three 8-bit channels", async () => {
		const grey = await decodePhoto(await quarters(40, 40).greyscale().png().toBuffer());
		expect(grey.rgb).toHaveLength(40 * 40 * 3);
		expect(grey.rgb[0]).toBe(grey.rgb[2]);
		const deep = await decodePhoto(await quarters(40, 40).toColourspace("rgb16").png().toBuffer());
		expectQuarters(deep, [RED, GREEN, BLUE, YELLOW], 1);
	});

	test("a print photo (CMYK) keeps skin colours", async () => {
		const skin: Colour[] = [
			[235, 205, 185],
			[200, 155, 130],
			[150, 105, 80],
			[95, 65, 50],
		];
		const bytes = await quarters(40, 40, skin).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
		expect((await sharp(bytes).metadata()).space).toBe("cmyk");
		// A print profile folds lightness on the way out and back; the hues and their order stay.
		expectQuarters(await decodePhoto(bytes), skin, 35);
	});

	test("transparent parts lie on mid grey", async () => {
		const clear = sharp({
			create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
		});
		const photo = await decodePhoto(await clear.png().toBuffer());
		expect([...photo.rgb.subarray(0, 3)]).toEqual([128, 128, 128]);
	});
});

describe("size, orientation and colour", () => {
	test("a large photo is scaled to a long edge of 2048 and says its scale", async () => {
		const photo = await decodePhoto(await quarters(4096, 3072).jpeg().toBuffer());
		expect(photo).toMatchObject({ width: 2048, height: 1536, photoWidth: 4096, photoHeight: 3072, scale: 2 });
	});

	test("a small photo is never enlarged", async () => {
		expect(await decodePhoto(await quarters(31, 17).png().toBuffer())).toMatchObject({
			width: 31,
			height: 17,
		});
	});

	test.each([
		[1, [RED, GREEN, BLUE, YELLOW]],
		[2, [GREEN, RED, YELLOW, BLUE]],
		[3, [YELLOW, BLUE, GREEN, RED]],
		[4, [BLUE, YELLOW, RED, GREEN]],
		[5, [RED, BLUE, GREEN, YELLOW]],
		[6, [BLUE, RED, YELLOW, GREEN]],
		[7, [YELLOW, GREEN, BLUE, RED]],
		[8, [GREEN, YELLOW, RED, BLUE]],
	])("EXIF orientation %i is applied", async (orientation, expected) => {
		const bytes = await quarters(96, 64).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
		const photo = await decodePhoto(bytes);
		const [width, height] = orientation > 4 ? [64, 96] : [96, 64];
		expect(photo).toMatchObject({ width, height, photoWidth: width, photoHeight: height });
		expectQuarters(photo, expected, 8);
	});

	test("a Display P3 photo gives the sRGB colours it was made from", async () => {
		const bytes = await quarters(96, 64).withIccProfile("p3").png().toBuffer();
		expect((await sharp(bytes).metadata()).icc).toBeDefined();
		const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
		expect([...stored.subarray(0, 3)]).not.toEqual([...RED]);
		expectQuarters(await decodePhoto(bytes), [RED, GREEN, BLUE, YELLOW], 2);
	});
});

describe("what is not a photo is refused with a code and one sentence", () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

	test.each([
		["no bytes", Buffer.alloc(0), "empty"],
		["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), "too_large_bytes"],
		["an SVG", Buffer.from(svg), "unsupported_format"],
		["an SVG behind an XML declaration", Buffer.from(`<?xml version="1.0"?>${svg}`), "unsupported_format"],
		["a PDF", Buffer.from("%PDF-1.7\n1 0 obj"), "unsupported_format"],
		["text", Buffer.from("dear diary"), "unsupported_format"],
		["a TIFF header", Buffer.from("II*\0aaaaaaaaaaaaaaaa"), "unsupported_format"],
		["one byte", Buffer.from([0xff]), "unsupported_format"],
		["a bare JPEG signature", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "damaged"],
		["a bare PNG signature", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "damaged"],
		["a bare HEIC header", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "damaged"],
	])("%s", async (_, bytes, code) => {
		expect(await codeOf(bytes)).toBe(code);
	});

	test("a GIF", async () => {
		expect(await codeOf(await quarters(9, 9).gif().toBuffer())).toBe("unsupported_format");
	});

	test.each(["jpeg", "png", "webp", "avif"] as const)("a %s cut in the middle is damaged", async (format) => {
		const noise = sharp({
			create: {
				width: 300,
				height: 300,
				channels: 3,
				background: "grey",
				noise: { type: "gaussian", mean: 128, sigma: 40 },
			},
		});
		const whole = await noise.toFormat(format).toBuffer();
		expect(await codeOf(whole)).toBe("read");
		expect(await codeOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe("damaged");
	});

	test("a HEIC cut in the middle is damaged", async () => {
		const whole = readFileSync(new URL("./fixtures/quadrants-p3-turned.heic", import.meta.url));
		expect(await codeOf(whole.subarray(0, whole.length - 60))).toBe("damaged");
	});

	test("the sentence has no jargon and survives as the message", async () => {
		await expect(decodePhoto(Buffer.alloc(0))).rejects.toThrow("The file is empty. Choose another photo.");
	});
});
