import type { DetectedFace, Point } from "../analysis/face-finder.ts";
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
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
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

const median = (values: number[]): number => quantile(values, 0.5);

function quantile(values: number[], share: number): number {
	if (values.length === 0) return 0;
	const sorted = values.sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * The light of one frame in the terms of core's PhotoFacts, read from a small picture: good enough to hold two frames
 * against each other, far from what the photo is measured by.
 */
export interface LightLikeness {
	/** Absolute difference of the cheeks' L*. */
	light_asymmetry: number;
	/** 0 neutral to 1 strong. */
	colour_cast: number;
	/** Share of the face with a full channel. */
	clip_high: number;
}

type Rgb = readonly [red: number, green: number, blue: number];
type Chroma = readonly [a: number, b: number];

const CLIPPED = 252;
/** Radius of an eye, of a cheek and of the middle of the face, in distances of the eyes. */
const RADIUS = { eye: 0.2, cheek: 0.32, face: 0.8 };
/** A patch of the cheek, nearer to the ear, where light from one side shows most; whole cheeks differ by this factor more. */
const EAR_WEIGHT = 1.5;
const WHOLE_CHEEK = 1.3;
/** Skin is compared at this luminance, eye whites at that one, whatever light fell on them. */
const SKIN_LUMINANCE = 0.3;
const WHITE_LUMINANCE = 0.6;
/** The least colored part of the brighter half of what lies around the eyes. */
const PALEST = 0.1;

export function lightLikeness(frame: FramePixels, { points }: DetectedFace): LightLikeness {
	const { rightEye, leftEye, mouth, rightEar, leftEar } = points;
	const unit = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y);
	const cheek = (eye: typeof mouth, ear: typeof mouth) => {
		const between = (one: number, two: number, three: number) =>
			(one + EAR_WEIGHT * two + three) / (2 + EAR_WEIGHT);
		const middle = { x: between(eye.x, ear.x, mouth.x), y: between(eye.y, ear.y, mouth.y) };
		return pixelsAround(frame, middle, RADIUS.cheek * unit);
	};
	const [right, left] = [cheek(rightEye, rightEar), cheek(leftEye, leftEar)];
	const skin = middleColor([...right, ...left]);
	const gain = SKIN_LUMINANCE / Math.max(1e-4, luminance(skin));
	const lightness = (pixels: readonly Rgb[]) => lightnessOf(gain * luminance(middleColor(pixels)));
	const eyes = [rightEye, leftEye].flatMap((eye) => pixelsAround(frame, eye, RADIUS.eye * unit));
	const middle = { x: (rightEye.x + leftEye.x + mouth.x) / 3, y: (rightEye.y + leftEye.y + mouth.y) / 3 };
	return {
		light_asymmetry: WHOLE_CHEEK * Math.abs(lightness(left) - lightness(right)),
		colour_cast: castOf(chromaAt(skin, SKIN_LUMINANCE), whitesOf(eyes)),
		clip_high: clippedShare(frame, middle, RADIUS.face * unit),
	};
}

/** The eye whites and the skin both deeply colored, or the skin greener or bluer than any skin is. */
function castOf([a, b]: Chroma, whites: Chroma): number {
	const deep = Math.min(Math.hypot(a, b), Math.hypot(...whites));
	return Math.max(ramp(deep, 25, 60), ramp(b, 2, -6), ramp(a, 0, -6));
}

const ramp = (value: number, from: number, to: number): number =>
	Math.min(1, Math.max(0, (value - from) / (to - from)));

function whitesOf(eyes: readonly Rgb[]): Chroma {
	const bright = eyes.toSorted((one, two) => luminance(two) - luminance(one)).slice(0, eyes.length / 2);
	const palest = bright
		.map((color) => chromaAt(color, WHITE_LUMINANCE))
		.sort((one, two) => Math.hypot(...one) - Math.hypot(...two))
		.slice(0, Math.ceil(PALEST * bright.length));
	return [median(palest.map(([a]) => a)), median(palest.map(([, b]) => b))];
}

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function middleColor(pixels: readonly Rgb[]): Rgb {
	const channel = (at: 0 | 1 | 2) => median(pixels.map((pixel) => pixel[at]));
	return [channel(0), channel(1), channel(2)];
}

function offsetsAround(frame: FramePixels, centre: Point, radius: number): number[] {
	const offsets: number[] = [];
	eachPixel(frame, around(centre, radius), (at) => offsets.push(at));
	return offsets;
}

/** Linear light of the pixels of a square. */
function pixelsAround(frame: FramePixels, centre: Point, radius: number): Rgb[] {
	const linear = (at: number) => LINEAR[frame.rgba[at] ?? 0] ?? 0;
	return offsetsAround(frame, centre, radius).map((at) => [linear(at), linear(at + 1), linear(at + 2)]);
}

function clippedShare(frame: FramePixels, centre: Point, radius: number): number {
	const offsets = offsetsAround(frame, centre, radius);
	const full = offsets.filter((at) =>
		[0, 1, 2].some((channel) => (frame.rgba[at + channel] ?? 0) >= CLIPPED),
	);
	return offsets.length === 0 ? 0 : full.length / offsets.length;
}

/** CIE 1976. */
const lightnessOf = (y: number): number => 116 * cubeRoot(y) - 16;
const cubeRoot = (t: number): number => (t > 216 / 24_389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);

/** a*, b* under D65 of a color brought to one luminance. */
function chromaAt(color: Rgb, target: number): Chroma {
	const scale = target / Math.max(1e-4, luminance(color));
	const [red, green, blue] = color.map((value) => scale * value) as unknown as Rgb;
	const x = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
	const y = cubeRoot(target);
	const z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
	return [500 * (x - y), 200 * (y - z)];
}
