import type { DetectedFace, Point } from "./decode-faces.ts";
import type { FramePixels } from "./frame-pixels.ts";

/** Linear luminance, 0 to 1. Nothing here asks how light the skin itself is. */
export interface LightFacts {
	/** What the brightest twentieth of the whole frame reaches. */
	frame: number;
	/**
	 * What the brightest part of the eyes reaches, null without a face. The whites are much the same on every skin,
	 * so a dark value means little light on the face and never a dark skin.
	 */
	eyes: number | null;
	/** Share of the face, or of the frame without one, whose color is gone in white. */
	washedOut: number;
	/** Light on the brighter cheek by light on the other; the skin's own tone cancels out. */
	sideRatio: number;
}

const FRAME_SHARE = 0.95;
const EYE_SHARE = 0.98;
const FULL = 250;
/** Radius of an eye and of a cheek, in distances of the eyes. */
const EYE_RADIUS = 0.26;
const CHEEK_RADIUS = 0.2;
/** Keeps the ratio of two dark cheeks from being one of noise. */
const FLOOR = 0.002;

/** Linear light of a byte, 0 to 1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
	const value = byte / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export function lightFacts(frame: FramePixels, face: DetectedFace | null): LightFacts {
	const whole = { left: 0, top: 0, right: frame.width, bottom: frame.height };
	const brightest = quantile(luminances(frame, whole), FRAME_SHARE);
	if (face === null) {
		return { frame: brightest, eyes: null, washedOut: washedOutShare(frame, whole), sideRatio: 1 };
	}
	const { rightEye, leftEye, mouth, rightEar, leftEar } = face.points;
	const unit = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y);
	const eyes = [rightEye, leftEye].flatMap((eye) => luminances(frame, around(eye, EYE_RADIUS * unit)));
	const cheek = (eye: Point, ear: Point) => {
		const middle = { x: (eye.x + ear.x + mouth.x) / 3, y: (eye.y + ear.y + mouth.y) / 3 };
		return median(luminances(frame, around(middle, CHEEK_RADIUS * unit))) + FLOOR;
	};
	const [right, left] = [cheek(rightEye, rightEar), cheek(leftEye, leftEar)];
	return {
		frame: brightest,
		eyes: quantile(eyes, EYE_SHARE),
		washedOut: washedOutShare(frame, {
			left: face.centre.x - face.width / 2,
			right: face.centre.x + face.width / 2,
			top: face.centre.y - face.height / 2,
			bottom: face.centre.y + face.height / 2,
		}),
		sideRatio: Math.max(right, left) / Math.min(right, left),
	};
}

interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

function around({ x, y }: Point, radius: number): Area {
	return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Calls with the offset of every pixel of the area that lies inside the frame. */
function eachPixel({ width, height }: FramePixels, area: Area, call: (at: number) => void): void {
	const right = Math.min(width, Math.ceil(area.right));
	const bottom = Math.min(height, Math.ceil(area.bottom));
	for (let y = Math.max(0, Math.floor(area.top)); y < bottom; y++)
		for (let x = Math.max(0, Math.floor(area.left)); x < right; x++) call(4 * (y * width + x));
}

function luminances(frame: FramePixels, area: Area): number[] {
	const { rgba } = frame;
	const linear = (at: number) => LINEAR[rgba[at] ?? 0] ?? 0;
	const values: number[] = [];
	eachPixel(frame, area, (at) =>
		values.push(0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2)),
	);
	return values;
}

/** A pixel with two full channels has lost its color. */
function washedOutShare(frame: FramePixels, area: Area): number {
	const { rgba } = frame;
	let all = 0;
	let lost = 0;
	eachPixel(frame, area, (at) => {
		let full = 0;
		for (let channel = at; channel < at + 3; channel++) if ((rgba[channel] ?? 0) >= FULL) full++;
		all++;
		if (full > 1) lost++;
	});
	return all === 0 ? 0 : lost / all;
}

export const median = (values: number[]): number => quantile(values, 0.5);

function quantile(values: number[], share: number): number {
	if (values.length === 0) return 0;
	const sorted = values.sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
