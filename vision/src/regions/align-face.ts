import type { Point } from "@dewlight/core/skin/observation.ts";
import { scratchPlane } from "../pixels/planes.ts";
import {
	type AlignedFace,
	CROP_SIZE,
	type CropToDecoded,
	type FacePoints,
	MEAN_PUPIL_DISTANCE_MM,
	type PhotoPixels,
} from "./aligned-face.ts";
import { FACE_OVAL } from "./zones.ts";

/** Outer and inner corner of the eye on the picture's left (the subject's right) and on its right. */
const EYE_CORNERS = [
	[33, 133],
	[362, 263],
] as const;

/** Middle of each eye, from the corners: steadier than the iris when the eyes look aside. `stride` is 2 or 3. */
export function eyeCentres(points: Float32Array, stride: 2 | 3): [Point, Point] {
	const [right, left] = EYE_CORNERS.map(
		([from, to]): Point => [
			(points[stride * from] + points[stride * to]) / 2,
			(points[stride * from + 1] + points[stride * to + 1]) / 2,
		],
	);
	return [right, left];
}

/** Distance of the eye centres, in the points' pixels. */
export function pupilDistance(points: Float32Array, stride: 2 | 3): number {
	const [right, left] = eyeCentres(points, stride);
	return Math.hypot(left[0] - right[0], left[1] - right[1]);
}

/** The crop's edge in heights (or widths, when larger) of the face oval: a little air around it. */
const CROP_PER_FACE = 1.15;

/**
 * Turns the face upright and brings it to a fixed size: eyes level, crop edge 1.15 times the face oval.
 * Shrinking averages areas, so the result hardly depends on the photo's resolution; a small face is enlarged
 * (`decodedPerCrop` below 1) and must not be measured for fine detail.
 */
export function alignFace(photo: PhotoPixels, face: FacePoints): AlignedFace {
	const toDecoded = frameFace(face.points);
	const decodedPerCrop = Math.hypot(toDecoded.cos, toDecoded.sin);
	const photoPerDecoded = photo.photoWidth / photo.width;
	const points = pointsInCrop(face.points, toDecoded);
	const cropPxPerMm = pupilDistance(points, 2) / MEAN_PUPIL_DISTANCE_MM;
	const photoPerCrop = decodedPerCrop * photoPerDecoded;
	return {
		rgb: sampleCrop(photo, toDecoded, CROP_SIZE),
		size: CROP_SIZE,
		points,
		toDecoded,
		decodedPerCrop,
		photoPerDecoded,
		cropPxPerMm,
		photoPxPerMm: cropPxPerMm * photoPerCrop,
		pupilDistancePx: pupilDistance(points, 2) * photoPerCrop,
	};
}

/** The square around the face oval, turned with the line of the eyes. */
function frameFace(points: Float32Array): CropToDecoded {
	const [right, left] = eyeCentres(points, 3);
	const roll = Math.atan2(left[1] - right[1], left[0] - right[0]);
	const cosRoll = Math.cos(roll);
	const sinRoll = Math.sin(roll);
	let minX = Number.POSITIVE_INFINITY;
	let maxX = Number.NEGATIVE_INFINITY;
	let minY = Number.POSITIVE_INFINITY;
	let maxY = Number.NEGATIVE_INFINITY;
	for (const index of FACE_OVAL) {
		const x = points[3 * index];
		const y = points[3 * index + 1];
		const alongEyes = cosRoll * x + sinRoll * y;
		const downFace = cosRoll * y - sinRoll * x;
		minX = Math.min(minX, alongEyes);
		maxX = Math.max(maxX, alongEyes);
		minY = Math.min(minY, downFace);
		maxY = Math.max(maxY, downFace);
	}
	const scale = (CROP_PER_FACE * Math.max(maxX - minX, maxY - minY)) / CROP_SIZE;
	const middleX = (minX + maxX) / 2;
	const middleY = (minY + maxY) / 2;
	const cos = scale * cosRoll;
	const sin = scale * sinRoll;
	const half = CROP_SIZE / 2;
	return {
		cos,
		sin,
		dx: cosRoll * middleX - sinRoll * middleY - (cos * half - sin * half),
		dy: sinRoll * middleX + cosRoll * middleY - (sin * half + cos * half),
	};
}

function pointsInCrop(points: Float32Array, { cos, sin, dx, dy }: CropToDecoded): Float32Array {
	const scaleSquared = cos * cos + sin * sin;
	const out = new Float32Array((points.length / 3) * 2);
	for (let i = 0; i < out.length / 2; i++) {
		const x = points[3 * i] - dx;
		const y = points[3 * i + 1] - dy;
		out[2 * i] = (cos * x + sin * y) / scaleSquared;
		out[2 * i + 1] = (cos * y - sin * x) / scaleSquared;
	}
	return out;
}

/** The photo at crop resolution; wholly written before it is read. */
const patchOf = scratchPlane();

type Picture = Pick<PhotoPixels, "rgb" | "width" | "height">;

/** A rectangle of the photo, reduced to crop resolution with its axes still those of the photo. */
interface ReducedPatch {
	rgb: Float32Array;
	width: number;
	height: number;
	left: number;
	top: number;
	/** Decoded pixels per patch pixel. */
	step: number;
}

/**
 * Samples a turned square of the photo to `size` pixels. When it shrinks, the photo is first reduced by exact area
 * averaging to crop resolution, then turned bilinearly, so the blur is the same one crop pixel at every resolution.
 */
export function sampleCrop(photo: Picture, toDecoded: CropToDecoded, size: number): Uint8Array {
	const scale = Math.hypot(toDecoded.cos, toDecoded.sin);
	const patch = reduceAround(photo, toDecoded, size, Math.max(1, scale));
	const out = new Uint8Array(size * size * 3);
	const { rgb, width, height, step } = patch;
	const cos = toDecoded.cos / step;
	const sin = toDecoded.sin / step;
	for (let v = 0, o = 0; v < size; v++) {
		let x = (toDecoded.dx - patch.left) / step + cos * 0.5 - sin * (v + 0.5) - 0.5;
		let y = (toDecoded.dy - patch.top) / step + sin * 0.5 + cos * (v + 0.5) - 0.5;
		for (let u = 0; u < size; u++, o += 3, x += cos, y += sin) {
			if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
			const left = x < 0 ? 0 : x | 0;
			const top = y < 0 ? 0 : y | 0;
			const fx = x < 0 ? 0 : x - left;
			const fy = y < 0 ? 0 : y - top;
			const i = (top * width + left) * 3;
			const right = left + 1 < width ? i + 3 : i;
			const below = top + 1 < height ? width * 3 : 0;
			const diagonal = right + below;
			const lower = i + below;
			out[o] = between(rgb[i], rgb[right], rgb[lower], rgb[diagonal], fx, fy);
			out[o + 1] = between(rgb[i + 1], rgb[right + 1], rgb[lower + 1], rgb[diagonal + 1], fx, fy);
			out[o + 2] = between(rgb[i + 2], rgb[right + 2], rgb[lower + 2], rgb[diagonal + 2], fx, fy);
		}
	}
	return out;
}

/** The value between four pixels, half a step up so that a byte rounds it. */
function between(
	upperLeft: number,
	upperRight: number,
	lowerLeft: number,
	lowerRight: number,
	fx: number,
	fy: number,
): number {
	const upper = upperLeft + (upperRight - upperLeft) * fx;
	const lower = lowerLeft + (lowerRight - lowerLeft) * fx;
	return upper + (lower - upper) * fy + 0.5;
}

/** Area-averages the photo around the crop by `step`, clipped to the photo. */
function reduceAround(photo: Picture, toDecoded: CropToDecoded, size: number, step: number): ReducedPatch {
	const { cos, sin, dx, dy } = toDecoded;
	const cornersX = [dx, dx + cos * size, dx - sin * size, dx + (cos - sin) * size];
	const cornersY = [dy, dy + sin * size, dy + cos * size, dy + (sin + cos) * size];
	const left = Math.max(0, Math.floor(Math.min(...cornersX) - step));
	const top = Math.max(0, Math.floor(Math.min(...cornersY) - step));
	const right = Math.min(photo.width, Math.ceil(Math.max(...cornersX) + step));
	const bottom = Math.min(photo.height, Math.ceil(Math.max(...cornersY) + step));
	const width = Math.max(1, Math.floor((right - left) / step));
	const height = Math.max(1, Math.floor((bottom - top) / step));
	const patch = { rgb: patchOf(width * height * 3), width, height, left, top, step };
	const columns = Math.min(photo.width - left, Math.ceil(width * step) + 1);
	const row = new Float32Array(columns * 3);
	for (let y = 0; y < height; y++) {
		averageRows(photo, left, top + y * step, step, row);
		averageColumns(row, columns, step, patch.rgb.subarray(y * width * 3, (y + 1) * width * 3));
	}
	return patch;
}

/** Photo rows `from` to `from + step` averaged into one, partial rows weighted by their share. */
function averageRows(photo: Picture, left: number, from: number, step: number, row: Float32Array): void {
	const { rgb } = photo;
	const to = Math.min(photo.height, from + step);
	const stride = photo.width * 3;
	const last = Math.ceil(to) - 1;
	row.fill(0);
	for (let y = Math.floor(from); y <= last; y += ROWS_AT_ONCE) {
		const first = y * stride + left * 3;
		const second = Math.min(y + 1, last) * stride + left * 3;
		const third = Math.min(y + 2, last) * stride + left * 3;
		STARTS[0] = first;
		STARTS[1] = second;
		STARTS[2] = third;
		for (let n = 0; n < ROWS_AT_ONCE; n++) SHARES[n] = shareOf(y + n, from, to) / step;
		addRows(rgb, row, STARTS, SHARES);
	}
}

/** Few photos are reduced so little or so much that other numbers would take fewer passes over the row. */
const ROWS_AT_ONCE = 3;
/** Where these rows start in the photo and how much of each counts. */
const STARTS = new Int32Array(ROWS_AT_ONCE);
const SHARES = new Float64Array(ROWS_AT_ONCE);

/** Adds three rows to what is there; each sum is rounded as if it were stored between. */
function addRows(rgb: Uint8Array, row: Float32Array, starts: Int32Array, shares: Float64Array): void {
	const first = starts[0];
	const second = starts[1];
	const third = starts[2];
	const one = shares[0];
	const two = shares[1];
	const three = shares[2];
	for (let i = 0; i < row.length; i++) {
		const upper = Math.fround(Math.fround(row[i] + one * rgb[first + i]) + two * rgb[second + i]);
		row[i] = upper + three * rgb[third + i];
	}
}

/** How much of photo row `y` lies between two heights; 0 for one beyond them. */
function shareOf(y: number, from: number, to: number): number {
	return Math.max(0, Math.min(to, y + 1) - Math.max(from, y));
}

/** The row averaged into pixels `step` wide, partial pixels weighted by their share. */
function averageColumns(row: Float32Array, columns: number, step: number, out: Float32Array): void {
	const scale = 1 / step;
	for (let x = 0, o = 0; o < out.length; x++, o += 3) {
		const from = x * step;
		const to = Math.min(columns, from + step);
		const first = from | 0;
		const last = Math.min(columns - 1, to | 0);
		let i = first * 3;
		const head = last === first ? to - from : first + 1 - from;
		let red = head * row[i];
		let green = head * row[i + 1];
		let blue = head * row[i + 2];
		for (let source = first + 1; source < last; source++) {
			i += 3;
			red += row[i];
			green += row[i + 1];
			blue += row[i + 2];
		}
		if (last > first) {
			i += 3;
			const tail = to - last;
			red += tail * row[i];
			green += tail * row[i + 1];
			blue += tail * row[i + 2];
		}
		out[o] = red * scale;
		out[o + 1] = green * scale;
		out[o + 2] = blue * scale;
	}
}
