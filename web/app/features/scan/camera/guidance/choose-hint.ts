import { comparePhotos, type PhotoDifference, type TakenAlike } from "@dewlight/core/skin/compare-photos.ts";
import type { FrameFacts, Pose } from "../facts/frame-facts.ts";
import type { LightFacts } from "../facts/light-facts.ts";

export const HINTS = [
	"too_dark",
	"too_bright",
	"one_side",
	"no_face",
	"many_faces",
	"too_close",
	"too_far",
	"move_left",
	"move_right",
	"move_up",
	"move_down",
	"turned",
	"tipped",
	"tilted",
	"turn_left",
	"turn_right",
	"chin_up",
	"chin_down",
	"other_side_light",
	"other_light_color",
	"brighter_than_last",
	"moving",
	"good",
	"good_alone",
] as const;
/** The one thing to say about a frame; left and right are the person's own. */
export type Hint = (typeof HINTS)[number];

/** How the face should be held and how large it should be, as in FaceFacts. */
export interface Aim extends Pose {
	size: number;
}

/** Straight ahead, the head filling most of the picture. */
export const PLAIN_AIM: Aim = { size: 0.33, yaw: 0, pitch: 0, roll: 0 };

export interface HintInput {
	facts: FrameFacts;
	/** How fast the face moves, in distances of the eye corners per second; null before the second frame. */
	speed: number | null;
	/** Shorter edge of the picture that would be taken, pixels. */
	shortEdge: number;
	aim: Aim;
	/** Missing where no earlier photo is to be matched. */
	matching?: Matching;
}

/** How the frame stands to the photo it is to be compared with. */
export interface Matching {
	/** In what the two would differ too much. */
	differs: readonly PhotoDifference[];
	/** Degrees from that photo to the frame, as in FaceFacts. */
	turned: Pick<Pose, "yaw" | "pitch">;
	/** The frame is washed out more than that photo, not less. */
	brighter: boolean;
}

/** A bit stricter than the check of the photo, so that what looks good here passes there. */
const DARK = { frame: 0.1, eyes: 0.12 };
/** Eyes this dark are dark before any wall: the light is behind. */
const AGAINST_LIGHT = 0.03;
const WASHED_OUT = { face: 0.1, frame: 0.6 };
const SIDE_RATIO = 2.2;
/** Around the aimed size; beyond it photos are hard to compare. */
const SIZE = { least: 0.76, most: 1.27 };
/** Outer eye corners in pixels: fine detail is measured from here on (docs/decisions/005). */
const LEAST_EYE_CORNERS_PX = 120;
/** Where the middle of the face should be, and how far it may stray, as shares of the picture. */
const PLACE = { x: 0.5, y: 0.5, stray: 0.1 };
const YAW = 11;
const PITCH = 16;
const ROLL = 10;
const SPEED = 0.9;

/** Light before the face, because in the dark no face is found; then what would change most. */
export function chooseHint({ facts, speed, shortEdge, aim, matching }: HintInput): Hint {
	const { light, face, faceCount } = facts;
	if (isDark(light)) return "too_dark";
	if (light.washedOut > (face ? WASHED_OUT.face : WASHED_OUT.frame)) return "too_bright";
	if (light.sideRatio > SIDE_RATIO) return "one_side";
	if (face === null) return "no_face";
	if (faceCount > 1) return "many_faces";
	if (face.size > SIZE.most * aim.size) return "too_close";
	if (face.size < leastSize(shortEdge, aim)) return "too_far";
	// The picture is not mirrored: its left side is the person's right.
	if (face.x < PLACE.x - PLACE.stray) return "move_left";
	if (face.x > PLACE.x + PLACE.stray) return "move_right";
	if (face.y > PLACE.y + PLACE.stray) return "move_up";
	if (face.y < PLACE.y - PLACE.stray) return "move_down";
	const toMatch = matching && hintToMatch(matching);
	if (toMatch) return toMatch;
	if (Math.abs(face.yaw - aim.yaw) > YAW) return "turned";
	if (Math.abs(face.pitch - aim.pitch) > PITCH) return "tipped";
	if (Math.abs(face.roll - aim.roll) > ROLL) return "tilted";
	if (speed !== null && speed > SPEED) return "moving";
	// What is left is nothing a person could change: the last photo was washed out, or taken from far away.
	return matching && matching.differs.length > 0 ? "good_alone" : "good";
}

/** The head before the light, because a turned head is lit otherwise. */
function hintToMatch({ differs, turned: { yaw, pitch }, brighter }: Matching): Hint | null {
	if (differs.includes("head angle")) {
		// Yaw counts toward the person's own left, pitch downward.
		if (Math.abs(yaw) > Math.abs(pitch)) return yaw > 0 ? "turn_right" : "turn_left";
		return pitch > 0 ? "chin_up" : "chin_down";
	}
	if (differs.includes("light direction")) return "other_side_light";
	if (differs.includes("color of the light")) return "other_light_color";
	return differs.includes("brightness") && brighter ? "brighter_than_last" : null;
}

/** Either bright eyes or a bright surrounding proves light, so that a dark skin before a dark wall is not called dark. */
function isDark({ frame, eyes }: LightFacts): boolean {
	if (eyes === null) return frame < DARK.frame;
	return eyes < AGAINST_LIGHT || (frame < DARK.frame && eyes < DARK.eyes);
}

/** A camera of few pixels wants the face nearer, but never so near that it could not be pleased. */
function leastSize(shortEdge: number, aim: Aim): number {
	return Math.max(SIZE.least * aim.size, Math.min(LEAST_EYE_CORNERS_PX / shortEdge, 1.1 * aim.size));
}

/** How an earlier photo was taken, as its observation has it. */
export interface LastTaken extends TakenAlike {
	/** Distance of the outer eye corners in pixels of that photo. */
	inter_ocular_px: number;
}

interface MatchInput {
	taken: LastTaken;
	/** What this device sees in that photo's thumbnail, so that its errors cancel out; null without one. */
	seen: FrameFacts | null;
	now: FrameFacts;
	/** Shorter edge of the picture that would be taken, pixels. */
	shortEdge: number;
}

/** Live readings are rough, so a pair has to lie within this share of what core allows before it is called alike. */
const SHARE = 0.5;

/** How a photo of this moment would stand to the last one, by core's rule; null without a face. */
export function matchingOf(input: MatchInput): Matching | null {
	if (input.now.face === null) return null;
	const live = takenNow(input);
	return {
		differs: comparePhotos(input.taken, farther(input.taken, live)),
		turned: turnedBy(input),
		brighter: live.photo.clip_high > input.taken.photo.clip_high,
	};
}

/**
 * The pose of the last photo as the live picture is read: off its thumbnail where there is one. Without one its yaw and
 * roll are taken from its observation; a nod is measured there from another zero, so a level head stands for it.
 */
export function poseToRepeat({ photo }: LastTaken, seen: FrameFacts | null): Pose {
	return seen?.face ?? { ...photo.pose_deg, pitch: 0 };
}

function turnedBy({ taken, seen, now }: MatchInput): Matching["turned"] {
	const aim = poseToRepeat(taken, seen);
	return { yaw: (now.face?.yaw ?? aim.yaw) - aim.yaw, pitch: (now.face?.pitch ?? aim.pitch) - aim.pitch };
}

/** What the observation of a photo of this moment would tell of how it was taken. */
function takenNow(input: MatchInput): TakenAlike {
	const { taken, seen, now, shortEdge } = input;
	const { yaw, pitch } = turnedBy(input);
	const nod = seen?.face ? pitch : 0;
	const { pose_deg, px_per_mm, light_asymmetry, colour_cast, clip_high } = taken.photo;
	const moved = (of: "light_asymmetry" | "colour_cast" | "clip_high", was: number): number => {
		const [here, there] = [now.likeness?.[of] ?? was, seen?.likeness?.[of]];
		return there === undefined ? here : was + here - there;
	};
	return {
		engine: taken.engine,
		photo: {
			pose_deg: { yaw: pose_deg.yaw + yaw, pitch: pose_deg.pitch + nod, roll: pose_deg.roll },
			px_per_mm: (px_per_mm * (now.face?.size ?? 0) * shortEdge) / taken.inter_ocular_px,
			light_asymmetry: moved("light_asymmetry", light_asymmetry),
			colour_cast: moved("colour_cast", colour_cast),
			clip_high: moved("clip_high", clip_high),
			// A small frame does not tell; that the face holds still is asked for anyway.
			reblur: taken.photo.reblur,
		},
	};
}

/** The same difference, larger by what `SHARE` asks for. */
function farther({ photo: was }: TakenAlike, { engine, photo: now }: TakenAlike): TakenAlike {
	const away = (one: number, other: number) => one + (other - one) / SHARE;
	return {
		engine,
		photo: {
			...now,
			pose_deg: {
				yaw: away(was.pose_deg.yaw, now.pose_deg.yaw),
				pitch: away(was.pose_deg.pitch, now.pose_deg.pitch),
				roll: now.pose_deg.roll,
			},
			px_per_mm: was.px_per_mm * (now.px_per_mm / was.px_per_mm) ** (1 / SHARE),
			light_asymmetry: away(was.light_asymmetry, now.light_asymmetry),
			colour_cast: away(was.colour_cast, now.colour_cast),
			clip_high: away(was.clip_high, now.clip_high),
		},
	};
}

/** Degrees; a photo held farther off was taken by mistake and is not worth repeating. */
const MOST_DEGREES = 12;
/** Around the plain size; outside it the same size would cut the face or lose its detail. */
const REPEATABLE_SIZE = { least: 0.8, most: 1.2 };

/**
 * The aim that repeats an earlier photo: its pose, and the distance of its outer eye corners in pixels, in a picture of
 * `shortEdge` pixels; equal pixels per millimeter are what makes two photos comparable.
 */
export function lastAim({ yaw, pitch, roll }: Pose, eyeCornersPx: number, shortEdge: number): Aim {
	const within = (angle: number) => Math.min(MOST_DEGREES, Math.max(-MOST_DEGREES, angle));
	const size = shortEdge === 0 ? PLAIN_AIM.size : eyeCornersPx / shortEdge;
	return {
		yaw: within(yaw),
		pitch: within(pitch),
		roll: within(roll),
		size: Math.min(
			REPEATABLE_SIZE.most * PLAIN_AIM.size,
			Math.max(REPEATABLE_SIZE.least * PLAIN_AIM.size, size),
		),
	};
}
