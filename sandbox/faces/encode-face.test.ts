import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFace } from "./draw-face.ts";
import { encodeFace, encodePixels, FACE_FORMATS } from "./encode-face.ts";

const SMALL = { width: 160, height: 200 } as const;

test.each(FACE_FORMATS)("a drawn face is encoded as %s", async (format) => {
	const { format: written, width, height } = await sharp(await encodeFace(SMALL, { format })).metadata();
	expect(written).toBe(format === "avif" ? "heif" : format);
	expect([width, height]).toEqual([160, 200]);
});

test.each([2, 3, 4, 6, 8])(
	"stored turned with orientation %i, a reader who obeys it sees it upright",
	async (orientation) => {
		const face = drawFace(SMALL);
		const bytes = await encodePixels(face, { format: "png", orientation });
		expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
		const { data, info } = await sharp(bytes)
			.autoOrient()
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([160, 200]);
		expect(data.equals(face.rgb)).toBe(true);
	},
);

test("an orientation that is not drawn is refused", async () => {
	await expect(encodeFace(SMALL, { orientation: 5 })).rejects.toThrow("orientation 5 is not drawn");
});

test("camera facts are written into the file when asked for", async () => {
	const exif = { IFD0: { Make: "Drawn Camera" }, IFD3: { GPSLatitudeRef: "N" } };
	const plain = await encodeFace(SMALL);
	const marked = await encodeFace(SMALL, { exif });
	expect(plain.includes("Drawn Camera")).toBe(false);
	expect(marked.includes("Drawn Camera")).toBe(true);
});
