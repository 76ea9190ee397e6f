import type { DetectedFace } from "./detected-face.ts";
import { type FaceFacts, faceFacts } from "./face-facts.ts";
import type { FramePixels } from "./frame-pixels.ts";
import { type LightFacts, lightFacts } from "./light-facts.ts";
import { type LightLikeness, lightLikeness } from "./light-likeness.ts";

/** All that is known of one frame. Lives for a moment on the device; nothing of it is stored or sent. */
export interface FrameFacts {
	light: LightFacts;
	faceCount: number;
	/** The largest face. */
	face: FaceFacts | null;
	/** What a frame of the same face is held against; null without a face. */
	likeness: LightLikeness | null;
}

/** A face this much narrower than the largest is a passer-by or a picture on the wall. */
const LEAST_SHARE = 0.4;

export function frameFacts(frame: FramePixels, faces: readonly DetectedFace[]): FrameFacts {
	const [largest = null] = faces.toSorted((a, b) => b.width - a.width);
	return {
		light: lightFacts(frame, largest),
		faceCount: faces.filter(({ width }) => width >= LEAST_SHARE * (largest?.width ?? 0)).length,
		face: largest && faceFacts(largest, frame),
		likeness: largest && lightLikeness(frame, largest),
	};
}
