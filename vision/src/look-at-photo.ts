import "./steady-compiler.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { type DecodedPhoto, handBackPixels, keepPixels } from "./decode/decoded-photo.ts";
import { sharedFaceRunner } from "./face/face-runner.ts";
import { type Assessment, assessQuality } from "./quality/assess-quality.ts";
import { giveBackPortrait } from "./quality/portrait.ts";

/** Milliseconds of each part of looking. */
export interface LookTimings {
	decode: number;
	detect: number;
	mesh: number;
	quality: number;
}

/** The bytes of a photo, or what they were already turned into. */
export type PhotoInput = Uint8Array | DecodedPhoto;

export interface Look extends Assessment {
	photo: DecodedPhoto;
	timings: LookTimings;
}

/**
 * Everything up to the verdict: decoded pixels, one face mesh, the checks.
 * @throws {PhotoUnreadable} for bytes that give no picture.
 */
export async function lookAtPhoto(input: PhotoInput): Promise<Look> {
	const runner = await sharedFaceRunner();
	const started = performance.now();
	const photo = input instanceof Uint8Array ? await decode(input) : input;
	const decoded = performance.now();
	const { faces, detectMs, meshMs } = runner.findFaces(photo);
	const found = performance.now();
	const assessment = assessQuality(photo, { faces, findFaces: (picture) => runner.findFaces(picture) });
	const timings = {
		decode: decoded - started,
		detect: detectMs,
		mesh: meshMs,
		quality: performance.now() - found,
	};
	return { ...assessment, photo, timings };
}

/** A thread of the pool gets pixels, and has no decoder in its memory. */
async function decode(bytes: Uint8Array): Promise<DecodedPhoto> {
	const { decodePhoto } = await import("./decode/decode-photo.ts");
	const photo = await decodePhoto(bytes);
	return { ...photo, rgb: keepPixels(photo.rgb) };
}

/** Hands its pixels back; those that came decoded belong to whoever sent them. */
export function giveBackLook({ photo, portrait }: Look, input: PhotoInput): void {
	if (photo !== input) handBackPixels(photo.rgb);
	if (portrait) giveBackPortrait(portrait);
}

/**
 * The quality verdict alone, without measuring skin.
 * @throws {PhotoUnreadable} for bytes that give no picture.
 */
export async function checkPhoto(input: PhotoInput): Promise<PhotoQuality> {
	const look = await lookAtPhoto(input);
	giveBackLook(look, input);
	return look.quality;
}
