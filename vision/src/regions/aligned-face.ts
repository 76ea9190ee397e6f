import type { Point } from "@dewlight/core/skin/observation.ts";

/** Edge of the aligned crop in pixels. Part of the engine's version: every number depends on it. */
export const CROP_SIZE = 512;

/** Mean distance of adult pupils in millimetres (Dodgson 2004): the only ruler one photo of a face offers. */
export const MEAN_PUPIL_DISTANCE_MM = 63;

/** The part of a decoded photo the alignment needs. */
export interface PhotoPixels {
	/** Interleaved sRGB bytes of the decoded (at most 2048 px) photo. */
	rgb: Uint8Array;
	width: number;
	height: number;
	/** Size of the oriented photo before it was reduced. */
	photoWidth: number;
	photoHeight: number;
}

/** The part of a face mesh the alignment needs: x, y, z of 468 points in pixels of the decoded photo. */
export interface FacePoints {
	points: Float32Array;
}

/** Rotation and scale from crop pixels to decoded pixels: x' = cos*x - sin*y + dx, y' = sin*x + cos*y + dy. */
export interface CropToDecoded {
	cos: number;
	sin: number;
	dx: number;
	dy: number;
}

/** A square crop of the face with the eyes level, at a fixed size. */
export interface AlignedFace {
	/** Interleaved sRGB bytes, CROP_SIZE squared; black outside the photo. */
	rgb: Uint8Array;
	size: number;
	/** 468 points, x and y in crop pixels. */
	points: Float32Array;
	toDecoded: CropToDecoded;
	/** Decoded pixels per crop pixel; below 1 the crop is enlarged and holds no fine detail. */
	decodedPerCrop: number;
	/** Pixels of the oriented photo per decoded pixel. */
	photoPerDecoded: number;
	/** Crop pixels per millimetre, from the mean pupil distance. */
	cropPxPerMm: number;
	/** Photo pixels per millimetre, from the mean pupil distance. */
	photoPxPerMm: number;
	/** Distance of the pupil centres in pixels of the oriented photo. */
	pupilDistancePx: number;
}

/** Where a crop pixel lies in the decoded photo. */
export function cropToDecoded(face: AlignedFace, [x, y]: Point): Point {
	const { cos, sin, dx, dy } = face.toDecoded;
	return [cos * x - sin * y + dx, sin * x + cos * y + dy];
}

/** Where a crop pixel lies in the oriented photo. */
export function cropToPhoto(face: AlignedFace, point: Point): Point {
	const [x, y] = cropToDecoded(face, point);
	return [x * face.photoPerDecoded, y * face.photoPerDecoded];
}
