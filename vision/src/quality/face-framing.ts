import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { landmark } from "../face/face-mesh.ts";
import type { FaceRunner } from "../face/face-runner.ts";
import { comeCloser, FINE_DETAIL_PUPIL_PX } from "../measure/measurability.ts";
import { quantile } from "../pixels/statistics.ts";
import { BLURRED_EDGES, edgeSoftnessOf, shrinkPlane } from "./fine-detail.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

type Pixels = Pick<DecodedPhoto, "rgb" | "width" | "height">;

/** Edge of the picture's middle square when its blur is judged. */
const JUDGED = 512;
/** Encoded brightness between the dark and the light parts below which there is nothing to be blurred: a wall. */
const LEAST_RANGE = 40;
/** Half a face and its mirror image make a face, though not quite a natural one. */
const LIKELY = 0.5;
/** How far from the seam the middle of such a face may lie, in its own widths. */
const NEAR_SEAM = 0.15;

const REASONS = {
	blurred: "The photo is blurred. Hold the camera still, tap your face to focus and try again.",
	cut: "The edge of the photo cuts your face. Step back until all of it is in view and try again.",
	none: "We could not find a face. Hold the camera at eye level with your whole face in view.",
} as const;

/** The verdict on a photo in which no face was found, with why where that can be known. */
export function missedFace(photo: Pixels, findFaces: FaceRunner["findFaces"]): Judgement {
	const why = isBlurred(photo) ? "blurred" : isCut(photo, findFaces) ? "cut" : "none";
	return { check: { name: "face_count", status: "fail", value: 0, limit: 1 }, reason: REASONS[why] };
}

/** Whether even the strongest edges of the picture's middle are wide. */
function isBlurred({ rgb, width, height }: Pixels): boolean {
	const edge = Math.min(width, height);
	const [left, top] = [(width - edge) >> 1, (height - edge) >> 1];
	const plane = new Float32Array(edge * edge);
	for (let y = 0, to = 0; y < edge; y++)
		for (let x = 0, at = 3 * ((y + top) * width + left); x < edge; x++, at += 3, to++)
			plane[to] = 0.2126 * rgb[at] + 0.7152 * rgb[at + 1] + 0.0722 * rgb[at + 2];
	if (quantile(plane, 0.95) - quantile(plane, 0.05) < LEAST_RANGE) return false;
	const size = Math.min(JUDGED, edge);
	const oval = new Uint8Array(size * size).fill(1);
	return edgeSoftnessOf({ plane: shrinkPlane(plane, edge, size), oval, size }) > BLURRED_EDGES;
}

/** Whether a face appears across the seam when the photo is continued by its own mirror image. */
function isCut(photo: Pixels, findFaces: FaceRunner["findFaces"]): boolean {
	return [false, true].some((toTheRight) => {
		const { seam, ...whole } = mirrored(photo, toTheRight);
		return findFaces(whole).faces.some(
			({ flag, box }) => flag >= LIKELY && Math.abs(box.x + box.width / 2 - seam) <= NEAR_SEAM * box.width,
		);
	});
}

/** A strip along one side, no wider than the photo is tall, beside its mirror image. */
function mirrored({ rgb, width, height }: Pixels, toTheRight: boolean): Pixels & { seam: number } {
	const seam = Math.min(width, height);
	const out = new Uint8Array(2 * seam * height * 3);
	for (let y = 0, to = 0; y < height; y++)
		for (let x = 0; x < 2 * seam; x++, to += 3) {
			const away = x < seam ? seam - 1 - x : x - seam;
			const at = 3 * (y * width + (toTheRight ? width - 1 - away : away));
			out[to] = rgb[at];
			out[to + 1] = rgb[at + 1];
			out[to + 2] = rgb[at + 2];
		}
	return { rgb: out, width: 2 * seam, height, seam };
}

/** Share of the face that lies inside the photo. */
const SHOWN = { warn: 0.97, fail: 0.82 };

const STEP = 4;

/** Share of the face oval that lies inside the photo, 0 to 1. */
function shownShare({ aligned, skin, photo }: Portrait): number {
	const { cos, sin, dx, dy } = aligned.toDecoded;
	let inside = 0;
	let all = 0;
	for (let y = 0; y < aligned.size; y += STEP)
		for (let x = 0; x < aligned.size; x += STEP) {
			if (!skin.zones.oval[y * aligned.size + x]) continue;
			const px = cos * x - sin * y + dx;
			const py = sin * x + cos * y + dy;
			all++;
			if (px >= 0 && py >= 0 && px < photo.width && py < photo.height) inside++;
		}
	return all === 0 ? 0 : inside / all;
}

/** Distance of the outer eye corners in pixels of the oriented photo. */
export function eyeCornerSpan({ mesh, photo }: Pick<Portrait, "mesh" | "photo">): number {
	const [rightX, rightY] = landmark(mesh.points, "rightEyeOuter");
	const [leftX, leftY] = landmark(mesh.points, "leftEyeOuter");
	return photo.scale * Math.hypot(leftX - rightX, leftY - rightY);
}

export function checkFaceSize(portrait: Portrait): Judgement {
	const { pupilDistancePx } = portrait.aligned;
	const corners = eyeCornerSpan(portrait);
	const closer = comeCloser(FINE_DETAIL_PUPIL_PX / pupilDistancePx);
	// Told as the distance of the outer eye corners, which a camera can aim at; both lie as far below their limits.
	const limit = (FINE_DETAIL_PUPIL_PX * corners) / pupilDistancePx;
	const size = atLeast(
		"face_size",
		corners,
		{ fail: limit },
		{ warn: `Your face is too small in the photo to read your skin: ${closer} and try again.` },
	);
	const shown = atLeast("face_size", shownShare(portrait), SHOWN, {
		warn: "The edge of the photo cuts your face. Leave a little space around it.",
		fail: "Part of your face is outside the photo. Step back until all of it is in view.",
	});
	return gravest(size, shown);
}
