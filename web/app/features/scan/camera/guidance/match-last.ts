import { comparePhotos, type TakenAlike } from "@dewlight/core/skin/compare-photos.ts";
import type { FrameFacts, Pose } from "../facts/frame-facts.ts";
import { type Aim, type Matching, PLAIN_AIM } from "./choose-hint.ts";

/** How an earlier photo was taken, as its observation has it. */
export interface LastTaken extends TakenAlike {
	/** Distance of the outer eye corners in pixels of that photo. */
	inter_ocular_px: number;
}

export interface MatchInput {
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
const SIZE = { least: 0.8, most: 1.2 };

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
		size: Math.min(SIZE.most * PLAIN_AIM.size, Math.max(SIZE.least * PLAIN_AIM.size, size)),
	};
}
