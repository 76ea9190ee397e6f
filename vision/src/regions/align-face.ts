import type { Point } from "@dewlight/core/skin/observation.ts";
import {
	type AlignedFace,
	CROP_SIZE,
	type CropToDecoded,
	type FacePoints,
	MEAN_PUPIL_DISTANCE_MM,
	type PhotoPixels,
	sampleCrop,
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
