import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "vitest";
import { analyzePhoto } from "./analyze-photo.ts";
import { guardedSharp } from "./decode/guarded-sharp.ts";
import { CROP_SIZE } from "./regions/aligned-face.ts";

test("the aligned face is cut only on request, as a small JPEG without metadata", async () => {
	const drawn = await encodeFace({ width: 640, height: 640 });
	const photo = await guardedSharp(drawn)
		.withExif({ IFD0: { Artist: "somebody", Copyright: "51.5 N" } })
		.jpeg()
		.toBuffer();
	const { face_crop: crop, photo_quality } = await analyzePhoto(photo, { faceCrop: true });
	expect(photo_quality.status).not.toBe("fail");
	if (crop === undefined) throw new Error("no crop");
	const { format, width, height, exif, icc, iptc, xmp } = await guardedSharp(crop).metadata();
	expect({ format, width, height }).toEqual({ format: "jpeg", width: CROP_SIZE, height: CROP_SIZE });
	expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
	expect(Buffer.from(crop).includes("somebody")).toBe(false);
	expect(await analyzePhoto(photo)).not.toHaveProperty("face_crop");
});

test("a photo that fails gives no crop", async () => {
	const empty = await guardedSharp({ create: { width: 640, height: 640, channels: 3, background: "#ccc" } })
		.jpeg()
		.toBuffer();
	expect(await analyzePhoto(empty, { faceCrop: true })).not.toHaveProperty("face_crop");
});
