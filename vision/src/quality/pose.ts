import type { HeadPose } from "../face/head-pose.ts";
import { atMost, gravest, type Judgement } from "./judgement.ts";

/** Degrees. Beyond 18 the far cheek narrows, beyond 35 it is gone. */
const YAW = { warn: 18, fail: 35 };
/** Degrees from how the mesh sees a face looking straight ahead. */
const PITCH = { warn: 19, fail: 30 };
const LEVEL_PITCH = 8;
/** Degrees; a tilt is taken out by the alignment, a photo lying on its side is a mistake. */
const ROLL = { warn: 35, fail: 60 };

export function checkPose({ yaw, pitch, roll }: HeadPose): Judgement {
	return gravest(
		atMost("pose", Math.abs(yaw), YAW, {
			warn: "Your head is turned to the side. Look straight at the camera and try again.",
		}),
		atMost("pose", Math.abs(pitch - LEVEL_PITCH), PITCH, {
			warn: "Your head is tipped up or down. Hold the camera at eye level and try again.",
		}),
		atMost("pose", Math.abs(roll), ROLL, {
			warn: "Your head is tilted far to one side. Hold it upright and try again.",
			fail: "The photo is turned on its side. Turn it upright and try again.",
		}),
	);
}
