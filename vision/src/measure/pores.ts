import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { PhotoRegion, RegionBox } from "../decode/decode-region.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import { lightnessPlane } from "../pixels/colour-space.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { listPixels, shrinkMask } from "../pixels/masks.ts";
import { isPeak, roundness, scratchMask, scratchPixels, scratchPlane } from "../pixels/planes.ts";
import { robustSpread, robustSpreadAt } from "../pixels/statistics.ts";
import { sampleCrop } from "../regions/align-face.ts";
import {
	type AlignedFace,
	type CropToDecoded,
	cropToDecoded,
	cropToPhoto,
	type PhotoPixels,
} from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { countSpread } from "./count-lesions.ts";
import { PORE_PX_PER_MM } from "./measurability.ts";
import type { Reading } from "./readings.ts";

export const PORE_ZONES: readonly Zone[] = ["nose", "left_cheek", "right_cheek"];

/** Edge of a patch, looked at in PORE_PX_PER_MM; a photo that shows less is not asked. */
const PATCH_MM = 22;
/** Spreads searched, millimetres: openings of about 0.3 to 0.9 mm. */
const SCALES_MM = [0.14, 0.22, 0.35] as const;
/** Least darkness of a pore as the blob response in L*. */
const LEAST_RESPONSE = 1.1;

/** Of a softer patch nothing is said: pores that are not seen are no finding. */
const LEAST_CRISPNESS = 0.95;
/** Rims and highlights break the skin with spots of their own: this many patch pixels around them are left out. */
const BORDER_PX = 6;

/** Photo pixels beyond the patches that their resampling may touch. */
const REGION_MARGIN_PX = 4;

const fineOf = scratchPlane();
const coarseOf = scratchPlane();
const betweenOf = scratchPlane();
const lightOf = scratchPlane();
const insideOf = scratchPixels();
const innerOf = scratchMask();

/** A point of the photo at which a pore was counted, in crop pixels. */
export interface LocatedPore {
	zone: Zone;
	x: number;
	y: number;
}

/**
 * Visible pores per square centimetre of skin on the nose and the cheeks: small dark round blobs in a patch taken
 * from the photo itself at 7 pixels per millimetre, never from an enlarged one. `region` is a part of it at full
 * resolution.
 */
export function pores(photo: PhotoPixels, region: PhotoRegion | null, face: AlignedFace, skin: SkinView) {
	const found: LocatedPore[] = [];
	const readings = PORE_ZONES.flatMap((zone): Reading[] => {
		const { pixels } = skin.perZone[zone];
		if (pixels.length === 0) return [];
		const patch = cutPatch(photo, region, face, pixels);
		const mask = innerSkin(face, skin, zone, patch);
		const inside = listPixels(mask, insideOf(mask.length));
		const area = inside.length / PORE_PX_PER_MM ** 2 / 100;
		if (area < 0.5) return [];
		const light = lightnessPlane(patch.rgb, skin.curves, lightOf(mask.length));
		if (crispness(light, inside, patch.size) < LEAST_CRISPNESS) {
			return [{ zone, value: 0, sd: 0, silent: "the photo is too soft to show pores" }];
		}
		const blobs = findBlobs(
			inverted(light),
			inside,
			patch.size,
			SCALES_MM.map((mm) => mm * PORE_PX_PER_MM),
		);
		const dark = blobs.filter(({ response }) => response >= LEAST_RESPONSE);
		for (const blob of dark) {
			const [x, y] = patchToCrop(patch, blob.x + 0.5, blob.y + 0.5);
			found.push({ zone, x, y });
		}
		const sd = countSpread(blobs.map(({ response }) => response / LEAST_RESPONSE)) / area;
		return [{ zone, value: dark.length / area, sd }];
	});
	return { found, readings };
}

/** Pixels per millimetre in which pores are looked for. */
export function porePxPerMm(face: AlignedFace, region: PhotoRegion | null): number {
	return region ? face.photoPxPerMm : decodedPxPerMm(face);
}

function decodedPxPerMm(face: AlignedFace): number {
	return face.cropPxPerMm * face.decodedPerCrop;
}

/**
 * The part of the photo that has to be read again at its full resolution for pores to be seen; null where the decoded
 * photo shows them and where no resolution of it would.
 */
export function poreRegion(photo: PhotoPixels, face: AlignedFace, skin: SkinView): RegionBox | null {
	if (decodedPxPerMm(face) >= PORE_PX_PER_MM || face.photoPxPerMm < PORE_PX_PER_MM) return null;
	const corners = PORE_ZONES.flatMap((zone) => {
		const { pixels } = skin.perZone[zone];
		if (pixels.length === 0) return [];
		const { left, top, step, size } = placePatch(face, pixels);
		const edge = size * step;
		return [0, edge].flatMap((dx) => [0, edge].map((dy) => cropToPhoto(face, [left + dx, top + dy])));
	});
	if (corners.length === 0) return null;
	const span = (axis: 0 | 1, most: number) => {
		const values = corners.map((corner) => corner[axis]);
		const from = Math.max(0, Math.floor(Math.min(...values)) - REGION_MARGIN_PX);
		return [from, Math.min(most, Math.ceil(Math.max(...values)) + REGION_MARGIN_PX) - from];
	};
	const [left, width] = span(0, photo.photoWidth);
	const [top, height] = span(1, photo.photoHeight);
	return { left, top, width, height };
}

interface PatchPlace {
	size: number;
	/** Crop pixels per patch pixel. */
	step: number;
	left: number;
	top: number;
}

interface Patch extends PatchPlace {
	rgb: Uint8Array;
}

/** A square around the middle of the given crop pixels. */
function placePatch(face: AlignedFace, pixels: Int32Array): PatchPlace {
	let x = 0;
	let y = 0;
	for (const i of pixels) {
		const row = Math.floor(i / face.size);
		x += i - row * face.size;
		y += row;
	}
	const size = PATCH_MM * PORE_PX_PER_MM;
	const step = face.cropPxPerMm / PORE_PX_PER_MM;
	const left = x / pixels.length - (size * step) / 2;
	const top = y / pixels.length - (size * step) / 2;
	return { size, step, left, top };
}

function cutPatch(
	photo: PhotoPixels,
	region: PhotoRegion | null,
	face: AlignedFace,
	pixels: Int32Array,
): Patch {
	const place = placePatch(face, pixels);
	const [dx, dy] = cropToDecoded(face, [place.left, place.top]);
	const from = { cos: face.toDecoded.cos * place.step, sin: face.toDecoded.sin * place.step, dx, dy };
	const rgb = region
		? sampleCrop(region, inRegion(from, face.photoPerDecoded, region), place.size)
		: sampleCrop(photo, from, place.size);
	return { ...place, rgb };
}

/** The same square in pixels of the region. */
function inRegion(
	{ cos, sin, dx, dy }: CropToDecoded,
	times: number,
	{ left, top }: RegionBox,
): CropToDecoded {
	return { cos: times * cos, sin: times * sin, dx: times * dx - left, dy: times * dy - top };
}

function patchToCrop({ left, top, step }: PatchPlace, x: number, y: number): [number, number] {
	return [left + x * step, top + y * step];
}

/** Without what lies near the rim of that skin. */
function innerSkin(face: AlignedFace, skin: SkinView, zone: Zone, patch: Patch): Uint8Array {
	const { size } = patch;
	return shrinkMask(patchSkin(face, skin, zone, patch), size, size, BORDER_PX, innerOf(size * size));
}

const ownOf = scratchMask();
const patchOf = scratchMask();

/** The patch's pixels that are matte skin of the zone. */
function patchSkin(face: AlignedFace, skin: SkinView, zone: Zone, patch: Patch): Uint8Array {
	const { pixels } = skin.perZone[zone];
	const own = ownOf(face.size * face.size);
	for (let n = 0; n < pixels.length; n++) own[pixels[n]] = 1;
	const mask = patchOf(patch.size * patch.size);
	for (let y = 0, o = 0; y < patch.size; y++) {
		for (let x = 0; x < patch.size; x++, o++) {
			const u = patch.left + (x + 0.5) * patch.step;
			const v = patch.top + (y + 0.5) * patch.step;
			if (u < 0 || v < 0 || u >= face.size || v >= face.size) continue;
			mask[o] = own[Math.floor(v) * face.size + Math.floor(u)];
		}
	}
	return mask;
}

/**
 * How much finer than 1.4 pixels the detail goes: its spread below 1 pixel by that from 1 to 2. About 0.8 to 0.95 in
 * photos that a lens, a phone's smoothing or an enlargement has blurred by 0.15 mm, which hides most pores.
 */
function crispness(plane: Float32Array, pixels: Int32Array, size: number): number {
	const fine = gaussianBlur(plane, size, size, 1, fineOf(plane.length));
	const coarse = gaussianBlur(plane, size, size, 2, coarseOf(plane.length));
	return spreadBetween(plane, fine, pixels) / Math.max(1e-6, spreadBetween(fine, coarse, pixels));
}

function spreadBetween(a: Float32Array, b: Float32Array, pixels: Int32Array): number {
	const between = betweenOf(pixels.length);
	for (let n = 0; n < between.length; n++) between[n] = a[pixels[n]] - b[pixels[n]];
	return robustSpread(between, 0);
}

function inverted(plane: Float32Array): Float32Array {
	for (let i = 0; i < plane.length; i++) plane[i] = -plane[i];
	return plane;
}

/** A round local maximum in the plane's pixels. */
interface Blob {
	x: number;
	y: number;
	radius: number;
	/** Response of the difference of Gaussians. */
	response: number;
	/** The response in robust spreads of all responses at its scale: how far it stands out from the mottling. */
	overGrain: number;
}

/** Responses below this are grain even on flawless skin, in the plane's units. */
const LEAST_BLOB_RESPONSE = 0.45;
/** No real picture is smoother than this at any scale. */
const LEAST_GRAIN = 0.02;
/** A blob must stand this many robust spreads above the plane's own grain at its scale. */
const LEAST_OVER_GRAIN = 3.5;
/** Largest ratio of the flatter to the steeper curvature; lines and edges stay near 0. */
const LEAST_ROUNDNESS = 0.35;

const responseOf = scratchPlane();
/** One level and the next wider one, which changes places with it. */
const LEVELS = [scratchPlane(), scratchPlane()] as const;

/**
 * Bright round blobs among the given pixels of a plane at the given spreads, strongest first, none closer than its own
 * size to a stronger one (scale-space blobs, Lindeberg 1998). `sigmas` rise by a constant factor; each pair gives one
 * scale.
 */
export function findBlobs(
	plane: Float32Array,
	pixels: Int32Array,
	width: number,
	sigmas: readonly number[],
): Blob[] {
	const height = plane.length / width;
	const found: Blob[] = [];
	let fine = level(plane, width, sigmas, 0);
	for (let s = 0; s + 1 < sigmas.length; s++) {
		const wide = level(plane, width, sigmas, s + 1);
		const response = responseOf(plane.length);
		for (let i = 0; i < response.length; i++) response[i] = fine[i] - wide[i];
		const grain = Math.max(LEAST_GRAIN, robustSpreadAt(response, pixels));
		const least = Math.max(LEAST_BLOB_RESPONSE, LEAST_OVER_GRAIN * grain);
		const reach = Math.max(1, Math.round(sigmas[s]));
		for (const i of pixels) {
			if (response[i] < least) continue;
			const y = Math.floor(i / width);
			const x = i - y * width;
			if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
			if (!isPeak(response, i, width, reach) || roundness(fine, i, width, reach) < LEAST_ROUNDNESS) continue;
			found.push({ x, y, radius: 1.4 * sigmas[s], response: response[i], overGrain: response[i] / grain });
		}
		fine = wide;
	}
	found.sort((p, q) => q.response - p.response || p.y - q.y || p.x - q.x);
	const kept: Blob[] = [];
	for (const blob of found) {
		const isTaken = kept.some(
			(other) => Math.hypot(other.x - blob.x, other.y - blob.y) < other.radius + blob.radius,
		);
		if (!isTaken) kept.push(blob);
	}
	return kept;
}

function level(plane: Float32Array, width: number, sigmas: readonly number[], s: number): Float32Array {
	const blur = sigmas[s] < 2 ? gaussianBlur : boxBlur;
	return blur(plane, width, plane.length / width, sigmas[s], LEVELS[s % 2](plane.length));
}
