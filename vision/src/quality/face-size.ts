import { landmark } from "../face/face-mesh.ts";
import { comeCloser, FINE_DETAIL_PUPIL_PX } from "../measure/why-not-measurable.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Share of the face that lies inside the photo. */
const SHOWN = { warn: 0.97, fail: 0.82 };

const STEP = 4;

/** Share of the face oval that lies inside the photo, 0 to 1. */
export function shownShare({ aligned, skin, photo }: Portrait): number {
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
