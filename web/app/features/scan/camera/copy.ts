import type { CameraFailure } from "./capture/capture.ts";
import type { Hint } from "./guidance/choose-hint.ts";

const hints: Record<Hint, string> = {
	too_dark: "It is too dark here. Face a window or turn on a light.",
	too_bright: "The light is too strong. Move out of direct light.",
	one_side: "The light comes from one side. Turn until both cheeks are lit alike.",
	no_face: "Bring your face into the oval.",
	many_faces: "More than one face is in view. Only you, please.",
	too_close: "Move back a little.",
	too_far: "Come a little closer.",
	move_left: "Move a little to your left.",
	move_right: "Move a little to your right.",
	move_up: "Move up a little.",
	move_down: "Move down a little.",
	turned: "Look straight into the camera.",
	tipped: "Hold the camera at eye level.",
	tilted: "Hold your head upright.",
	turn_left: "Turn your head a little to your left.",
	turn_right: "Turn your head a little to your right.",
	chin_up: "Raise your chin a little.",
	chin_down: "Lower your chin a little.",
	other_side_light: "The light falls on your cheeks otherwise than last time. Stand where you stood then.",
	other_light_color: "The light has another color than last time. Use the same window or lamp.",
	brighter_than_last: "The light is stronger than last time. Step back from it a little.",
	moving: "Hold still.",
	good: "Looks good.",
	good_alone: "Looks good, but it may not be comparable with your last photo.",
};

const failures: Record<CameraFailure, { title: string; text: string }> = {
	denied: {
		title: "The camera is blocked for this page",
		text: "Allow the camera in your browser's settings for this site and try again, or choose a photo instead.",
	},
	missing: {
		title: "No camera found",
		text: "Connect a camera and try again, or choose a photo instead.",
	},
	in_use: {
		title: "The camera is busy",
		text: "Another app may be using it. Close that app and try again, or choose a photo instead.",
	},
	insecure: {
		title: "The camera needs a secure connection",
		text: "Open this page by its https address, or choose a photo instead.",
	},
	stopped: {
		title: "The camera stopped",
		text: "It was unplugged or taken over. Try again, or choose a photo instead.",
	},
	unknown: {
		title: "The camera did not start",
		text: "Try again, or choose a photo instead.",
	},
};

export const cameraCopy = {
	title: "Take your photo",
	privacy: "What the camera sees stays on this device. Only the photos you choose are sent.",
	preview: "What the camera sees, mirrored",
	opening: "Starting the camera…",
	loading: "Loading the guidance…",
	unguided: "Guidance could not be loaded. You can take the photo without it.",
	hints,
	/** In place of the plain words where the last photo is to be matched. */
	matching: {
		turned: "Turn your head to match the outline.",
		tipped: "Raise or lower your chin to match the outline.",
		tilted: "Tilt your head to match the outline.",
		good: "Looks good, and like your last photo.",
	} satisfies Partial<Record<Hint, string>>,
	shutter: "Take photo",
	cancelTimer: "Stop the timer",
	counting: (seconds: number) => `Photo in ${seconds}`,
	taking: (frame: number, all: number) => `Hold still: ${frame} of ${all}`,
	timer: "3-second timer",
	outline: "Match my last photo",
	outlineWords: "Match the outline of your last photo, so that the two can be compared.",
	ghostWords: "Your last photo shines through. Match it, so that the two can be compared.",
	notTaken: "The photo could not be taken. Try again, or choose a photo instead.",
	reviewTitle: "Is this one clear?",
	reviewText: "Shown as others see you, so left and right are not swapped. The camera is off.",
	reviewFrames: (count: number) =>
		`${count} were taken in a row; all are measured, and what most of them show counts.`,
	reviewAlt: "The photo you just took",
	use: "Use this photo",
	retake: "Retake",
	retry: "Try again",
	choose: "Choose a photo instead",
	failures,
} as const;
