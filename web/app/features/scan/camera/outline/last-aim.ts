import type { FaceFacts } from "../facts/face-facts.ts";
import { type Aim, PLAIN_AIM } from "../guidance/choose-hint.ts";

/** Degrees; a photo held farther off was taken by mistake and is not worth repeating. */
const MOST_DEGREES = 12;
/** Around the plain size; outside it the same size would cut the face or lose its detail. */
const SIZE = { least: 0.8, most: 1.2 };

/**
 * The aim that repeats an earlier photo. Its pose is read from the kept thumbnail. Its size is the distance of the outer
 * eye corners in pixels, as the check of that photo reported it, in a picture of `shortEdge` pixels: equal pixels per
 * millimeter are what makes two photos comparable. Null where the check does not tell.
 */
export function lastAim(
	{ yaw, pitch, roll }: Pick<FaceFacts, "yaw" | "pitch" | "roll">,
	eyeCornersPx: number | null,
	shortEdge: number,
): Aim {
	const within = (angle: number) => Math.min(MOST_DEGREES, Math.max(-MOST_DEGREES, angle));
	const size = eyeCornersPx === null || shortEdge === 0 ? PLAIN_AIM.size : eyeCornersPx / shortEdge;
	return {
		yaw: within(yaw),
		pitch: within(pitch),
		roll: within(roll),
		size: Math.min(SIZE.most * PLAIN_AIM.size, Math.max(SIZE.least * PLAIN_AIM.size, size)),
	};
}
