import sharp from "sharp";
import { type DrawnFace, drawFace } from "./draw-face.ts";
import type { FaceOptions } from "./face-options.ts";

export const FACE_FORMATS = ["jpeg", "png", "webp", "avif"] as const;
export type FaceFormat = (typeof FACE_FORMATS)[number];

export interface EncodeOptions {
	format?: FaceFormat;
	/** 1 to 100; PNG ignores it. */
	quality?: number;
	/** Camera name and place written as EXIF, for tests that look for them afterward. */
	exif?: Record<string, Record<string, string>>;
	/** EXIF orientation 1 to 8; the stored pixels are turned so that a reader who obeys it sees the face upright. */
	orientation?: number;
}

/** How stored pixels must be turned before an orientation tag turns them back: degrees and mirroring. */
const STORED_TURN: Record<number, { rotate: number; flop: boolean; flip: boolean }> = {
	1: { rotate: 0, flop: false, flip: false },
	2: { rotate: 0, flop: true, flip: false },
	3: { rotate: 180, flop: false, flip: false },
	4: { rotate: 0, flop: false, flip: true },
	6: { rotate: 270, flop: false, flip: false },
	8: { rotate: 90, flop: false, flip: false },
};

/** Encodes drawn pixels as a photo file. */
export async function encodePixels(face: DrawnFace, options: EncodeOptions = {}): Promise<Buffer> {
	const { format = "jpeg", quality = 92, exif, orientation = 1 } = options;
	const turn = STORED_TURN[orientation];
	if (!turn) throw new RangeError(`orientation ${orientation} is not drawn; use 1, 2, 3, 4, 6 or 8`);
	let image = sharp(face.rgb, { raw: { width: face.width, height: face.height, channels: 3 } });
	if (turn.flop) image = image.flop();
	if (turn.flip) image = image.flip();
	if (turn.rotate) image = image.rotate(turn.rotate);
	if (exif) image = image.withExif(exif);
	if (orientation !== 1) image = image.withMetadata({ orientation, ...(exif ? { exif } : {}) });
	switch (format) {
		case "jpeg":
			return image.jpeg({ quality, chromaSubsampling: quality >= 90 ? "4:4:4" : "4:2:0" }).toBuffer();
		case "png":
			return image.png({ compressionLevel: 6 }).toBuffer();
		case "webp":
			return image.webp({ quality }).toBuffer();
		case "avif":
			return image.avif({ quality, effort: 2 }).toBuffer();
	}
}

/** Draws a face and encodes it as a photo file. */
export async function encodeFace(face: FaceOptions = {}, options: EncodeOptions = {}): Promise<Buffer> {
	return encodePixels(drawFace(face), options);
}
