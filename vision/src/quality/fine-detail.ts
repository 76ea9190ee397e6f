import { LINEAR_OF_BYTE } from "../pixels/colour-space.ts";
import { scratchPixels, scratchPlane } from "../pixels/planes.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

const columnsOf = scratchPlane();

/**
 * Shrinks a square plane to `to` pixels by exact area averaging; returns the plane itself when sizes agree, else a new
 * one, or `out`.
 */
export function shrinkPlane(plane: Float32Array, from: number, to: number, out?: Float32Array): Float32Array {
	if (to >= from) return plane;
	const columns = shrinkRows(plane, from, to, columnsOf(from * to));
	return shrinkRows(columns, from, to, out ?? new Float32Array(to * to));
}

/** Shrinks each row and writes it as a column: twice gives the picture back upright. */
function shrinkRows(plane: Float32Array, from: number, to: number, out: Float32Array): Float32Array {
	const rows = plane.length / from;
	const step = from / to;
	for (let x = 0; x < to; x++) {
		const start = x * step;
		const end = Math.min(from, start + step);
		const first = Math.floor(start);
		const last = Math.ceil(end) - 1;
		const head = first === last ? end - start : first + 1 - start;
		const tail = end - last;
		for (let y = 0; y < rows; y++) {
			const at = y * from;
			let sum = head * plane[at + first];
			for (let inner = first + 1; inner < last; inner++) sum += plane[at + inner];
			if (last > first) sum += tail * plane[at + last];
			out[x * rows + y] = sum / step;
		}
	}
	return out;
}

/** The mask's pixel under each pixel of the smaller grid. */
function shrinkMask(mask: Uint8Array, from: number, to: number): Uint8Array {
	if (to >= from) return mask;
	const out = new Uint8Array(to * to);
	const step = from / to;
	for (let y = 0; y < to; y++) {
		const row = Math.floor((y + 0.5) * step) * from;
		for (let x = 0; x < to; x++) out[y * to + x] = mask[row + Math.floor((x + 0.5) * step)];
	}
	return out;
}

/** The aligned crop without enlargement: a small face is looked at in its own pixels. */
interface NativeCrop {
	/** Edge in pixels, at most the aligned crop's. */
	size: number;
	/** Encoded brightness, 0 to 255 (ITU-R BT.709 weights on sRGB codes). */
	brightness: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
	/** Measurable skin. */
	skin: Uint8Array;
}

const brightnessOf = scratchPlane();
const smallOf = scratchPlane();

/** Good until the next face is looked at. */
export function nativeCrop({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): NativeCrop {
	const { rgb, size: edge, decodedPerCrop } = aligned;
	const size = Math.max(16, Math.round(edge * Math.min(1, decodedPerCrop)));
	const brightness = brightnessOf(edge * edge);
	for (let i = 0, at = 0; i < brightness.length; i++, at += 3)
		brightness[i] = 0.2126 * rgb[at] + 0.7152 * rgb[at + 1] + 0.0722 * rgb[at + 2];
	return {
		size,
		brightness: shrinkPlane(brightness, edge, size, smallOf(size * size)),
		oval: shrinkMask(skin.zones.oval, edge, size),
		skin: shrinkMask(skin.mask, edge, size),
	};
}

const answersOf = scratchPlane();

/**
 * Standard deviation of a plane's finest detail where the mask is set, in the plane's unit: the median absolute
 * answer of a filter that is blind to planes and edges (Immerkaer 1996). Reads every `step`-th row.
 */
function grainOf(plane: Float32Array, mask: Uint8Array, size: number, step = 1): number {
	const answers = answersOf(plane.length);
	let count = 0;
	for (let y = 1; y < size - 1; y += step)
		for (let x = 1, i = y * size + 1; x < size - 1; x++, i++) {
			if (!mask[i]) continue;
			const beside = plane[i - 1] + plane[i + 1] + plane[i - size] + plane[i + size];
			const above = plane[i - size - 1] + plane[i - size + 1];
			const below = plane[i + size - 1] + plane[i + size + 1];
			answers[count++] = Math.abs(4 * plane[i] - 2 * beside + above + below);
		}
	return count === 0 ? 0 : (1.4826 * median(answers.subarray(0, count))) / 6;
}

/** Crops larger than this are read every other row. */
const SAMPLED_ABOVE = 256;
const lightnessOf = scratchPlane();
const NOISE = { warn: 1.3, fail: 2.6 };

/** L* of each encoded brightness after the exposure gain. */
function lightnessTable(gain: number): Float32Array {
	return LINEAR_OF_BYTE.map((linear) => 116 * Math.cbrt(Math.min(1, linear * gain)) - 16);
}

/**
 * Standard deviation of the skin's finest detail in L* after exposure normalisation; pores and lines hardly count.
 */
export function noiseOf(
	{ size, brightness, skin: mask }: NativeCrop,
	{ gain }: Pick<SkinView, "gain">,
): number {
	const table = lightnessTable(gain);
	const L = lightnessOf(brightness.length);
	for (let i = 0; i < L.length; i++) {
		const low = brightness[i] | 0;
		const high = low < 255 ? low + 1 : low;
		L[i] = table[low] + (table[high] - table[low]) * (brightness[i] - low);
	}
	return grainOf(L, mask, size, size > SAMPLED_ABOVE ? 2 : 1);
}

export function checkNoise(noise: number): Judgement {
	return atMost("noise", noise, NOISE, {
		warn: "The photo is grainy. Brighter light will give a fuller report.",
		fail: "The photo is too grainy. Take it in brighter light and try again.",
	});
}

/** Edge of the crop blur is judged at: half the measuring crop, which most cameras' own softness does not reach. */
const JUDGED_SIZE = 256;

/** The face's brightness at the size blur is judged at. */
interface JudgedPlane {
	size: number;
	/** Encoded brightness, 0 to 255. */
	plane: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
}

const planeOf = scratchPlane();

/** A face smaller than the judged size is judged in its own pixels. Good until the next face is judged. */
export function judgedPlane(native: NativeCrop): JudgedPlane {
	const size = Math.min(JUDGED_SIZE, native.size);
	return {
		size,
		plane: shrinkPlane(native.brightness, native.size, size, planeOf(size * size)),
		oval: shrinkMask(native.oval, native.size, size),
	};
}

const RADIUS = 4;
/** Width of the strongest edges: clear photos stay below 0.63 on any skin. */
export const BLURRED_EDGES = 0.82;
const EDGE_SOFTNESS = { warn: 0.65, fail: BLURRED_EDGES };

/**
 * Re-blur ratio of the face, 0 sharp to 1 blurred: how little a second blur changes what a first has already
 * smoothed (Crete, Dolmiere, Ladret, Nicolas 2007). Grain counts as detail; the check judges edges instead.
 */
export function reblurOf({ plane, oval, size }: JudgedPlane): number {
	return Math.max(reblurAlong(plane, oval, size, 1), reblurAlong(plane, oval, size, size));
}

/** One direction: `stride` 1 compares neighbours in a row, `size` neighbours in a column. */
function reblurAlong(plane: Float32Array, mask: Uint8Array, size: number, stride: number): number {
	const across = stride === 1 ? size : 1;
	let change = 0;
	let kept = 0;
	for (let line = 0; line < size; line++) {
		const start = line * across;
		let previous = windowMean(plane, start, stride, size, 0);
		for (let step = 1; step < size; step++) {
			const blurred = windowMean(plane, start, stride, size, step);
			const at = start + step * stride;
			if (mask[at]) {
				const difference = Math.abs(plane[at] - plane[at - stride]);
				change += difference;
				kept += Math.max(0, difference - Math.abs(blurred - previous));
			}
			previous = blurred;
		}
	}
	return change === 0 ? 1 : 1 - kept / change;
}

function windowMean(plane: Float32Array, start: number, stride: number, size: number, step: number): number {
	let sum = 0;
	if (step >= RADIUS && step + RADIUS < size) {
		const end = start + (step + RADIUS) * stride;
		for (let at = start + (step - RADIUS) * stride; at <= end; at += stride) sum += plane[at];
		return sum / (2 * RADIUS + 1);
	}
	for (let offset = step - RADIUS; offset <= step + RADIUS; offset++)
		sum += plane[start + Math.min(size - 1, Math.max(0, offset)) * stride];
	return sum / (2 * RADIUS + 1);
}

export function checkSharpness(edgeSoftness: number): Judgement {
	return atMost("sharpness", edgeSoftness, EDGE_SOFTNESS, {
		warn: "The photo is a little soft. Hold the camera still and tap your face to focus.",
		fail: "The photo is blurred. Hold the camera still, tap your face to focus and try again.",
	});
}

/** Reach of the second blur and of the wider look that picks the edges, pixels each way. */
const BLUR = 4;
const LOOK = 2;
/** The steepest tenth of a face: lids, brows, nostrils and lips, which every face has on any skin. */
const STEEPEST = 0.9;
/** Share of the steps' energy that must stand above the grain for their width to be told. */
const LEAST_CLEAR = 0.2;

/**
 * Width of the face's strongest edges, 0 sharp to 1 blurred: the slope a second blur leaves of them. The energy the
 * grain adds to either slope is taken off, so that neither grain nor the low contrast of dark skin passes for detail.
 */
export function edgeSoftnessOf(judged: JudgedPlane): number {
	const grain = grainOf(judged.plane, judged.oval, judged.size, 2);
	return Math.max(softnessAlong(judged, grain, 1), softnessAlong(judged, grain, judged.size));
}

const placesOf = scratchPixels();
const steepnessOf = scratchPlane();

/** One direction: `stride` 1 looks along rows, `size` along columns. */
function softnessAlong({ plane, oval, size }: JudgedPlane, grain: number, stride: number): number {
	const across = stride === 1 ? size : 1;
	/** Slope of the plane at a pixel after a blur that reaches so far each way. */
	const slope = (at: number, reach: number): number =>
		(plane[at + reach * stride] - plane[at - (reach + 1) * stride]) / (2 * reach + 1);
	const places = placesOf(plane.length);
	let found = 0;
	for (let line = 0; line < size; line++)
		for (let step = BLUR + 1; step < size - BLUR; step++) {
			const at = line * across + step * stride;
			if (oval[at]) places[found++] = at;
		}
	const steepness = steepnessOf(found);
	for (let n = 0; n < found; n++) steepness[n] = Math.abs(slope(places[n], LOOK));
	const steep = quantile(steepness, STEEPEST);
	let sharp = 0;
	let blurred = 0;
	let count = 0;
	for (let n = 0; n < found; n++) {
		if (steepness[n] < steep) continue;
		sharp += slope(places[n], 0) ** 2;
		blurred += slope(places[n], BLUR) ** 2;
		count++;
	}
	const grainEnergy = 2 * grain ** 2 * count;
	const clear = Math.max(sharp - grainEnergy, LEAST_CLEAR * sharp);
	if (clear === 0) return 1;
	return Math.min(1, Math.sqrt(Math.max(0, blurred - grainEnergy / (2 * BLUR + 1) ** 2) / clear));
}
