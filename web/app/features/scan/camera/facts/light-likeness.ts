import type { DetectedFace } from "./decode-faces.ts";
import type { FramePixels } from "./frame-pixels.ts";
import { LINEAR, median } from "./light-facts.ts";

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

const FULL = 252;
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

function offsetsAround(
	{ width, height }: FramePixels,
	centre: { x: number; y: number },
	radius: number,
): number[] {
	const offsets: number[] = [];
	const bottom = Math.min(height, Math.ceil(centre.y + radius));
	const right = Math.min(width, Math.ceil(centre.x + radius));
	for (let y = Math.max(0, Math.floor(centre.y - radius)); y < bottom; y++)
		for (let x = Math.max(0, Math.floor(centre.x - radius)); x < right; x++)
			offsets.push(4 * (y * width + x));
	return offsets;
}

/** Linear light of the pixels of a square. */
function pixelsAround(frame: FramePixels, centre: { x: number; y: number }, radius: number): Rgb[] {
	const linear = (at: number) => LINEAR[frame.rgba[at] ?? 0] ?? 0;
	return offsetsAround(frame, centre, radius).map((at) => [linear(at), linear(at + 1), linear(at + 2)]);
}

function clippedShare(frame: FramePixels, centre: { x: number; y: number }, radius: number): number {
	const offsets = offsetsAround(frame, centre, radius);
	const full = offsets.filter((at) => [0, 1, 2].some((channel) => (frame.rgba[at + channel] ?? 0) >= FULL));
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
