import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { LabPlanes } from "../pixels/colour-space.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { everyNth } from "../pixels/masks.ts";
import { scratchMask, scratchPlane, takePlane, takeValues } from "../pixels/planes.ts";
import { median, robustSpread } from "../pixels/statistics.ts";
import type { FaceZones } from "./zones.ts";

/** Median and robust spread of one face's skin in CIELAB. */
export interface SkinColour {
	L: number;
	a: number;
	b: number;
	spreadL: number;
	spreadA: number;
	spreadB: number;
}

/** Learns this face's skin colour from its seed pixels; medians outvote a mole or a rim. */
export function skinColour(lab: LabPlanes, seed: Int32Array): SkinColour {
	if (seed.length === 0) return { L: 0, a: 0, b: 0, spreadL: 0, spreadA: 0, spreadB: 0 };
	const valuesL = takeValues(lab.L, seed);
	const valuesA = takeValues(lab.a, seed);
	const valuesB = takeValues(lab.b, seed);
	const [L, a, b] = [median(valuesL), median(valuesA), median(valuesB)];
	return {
		L,
		a,
		b,
		spreadL: robustSpread(valuesL, L),
		spreadA: robustSpread(valuesA, a),
		spreadB: robustSpread(valuesB, b),
	};
}

/** Skin may be this much darker in L* than the cheek of its side: folds, shadows and marks stay, hair goes. */
const DEEPEST_SHADOW = 28;
/** Under light so dull that skin itself is nearly grey, greyness tells nothing. */
const LEAST_CHROMA = 12;

const plainOf = scratchMask();

/**
 * Field pixels whose colour can be this face's skin. Wide towards red, so that inflamed skin stays in; narrower
 * towards green and along b*, where cloth, hair and make-up lie; open towards light, since highlights are
 * judged on their own. Grey hair gives itself away by its lack of colour;
 * washed-out skin keeps a trace of it. Good until the next face is looked at.
 */
export function matchSkinColour(
	lab: LabPlanes,
	zones: FaceZones,
	colour: SkinColour,
	size: number,
): Uint8Array {
	const lightness = expectedLightness(lab.L, zones, colour.L, size);
	const spreadA = Math.max(3, Math.min(6, colour.spreadA));
	const spreadB = Math.max(3, Math.min(6, colour.spreadB));
	const leastA = colour.a - 4.5 * spreadA - 3;
	const mostA = colour.a + 8 * spreadA + 8;
	const reachB = 4.5 * spreadB + 4;
	const skinChroma = Math.hypot(colour.a, colour.b);
	const greyest = skinChroma < LEAST_CHROMA ? 0 : (0.45 * skinChroma) / Math.max(1, colour.L);
	const out = plainOf(zones.field.length);
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (!zones.field[i]) continue;
			const L = lab.L[i];
			const a = lab.a[i];
			const b = lab.b[i];
			if (L < lightness[x] - DEEPEST_SHADOW || a < leastA || a > mostA) continue;
			if (Math.abs(b - colour.b) > reachB) continue;
			const isWashedOut = L > colour.L && a > 0.3 * colour.a && b > 0.3 * colour.b;
			if (isWashedOut || Math.sqrt(a * a + b * b) > greyest * Math.min(L, colour.L)) out[i] = 1;
		}
	}
	return out;
}

/** L* of skin by column, so that a face lit from one side is not taken for half a face. */
function expectedLightness(L: Float32Array, zones: FaceZones, middle: number, size: number): Float32Array {
	const right = cheekLightness(L, zones, "right_cheek", size);
	const left = cheekLightness(L, zones, "left_cheek", size);
	if (!right || !left || left.x - right.x < size / 16) return new Float32Array(size).fill(middle);
	const out = new Float32Array(size);
	for (let x = 0; x < size; x++) {
		const share = Math.min(1, Math.max(0, (x - right.x) / (left.x - right.x)));
		out[x] = right.L + (left.L - right.L) * share;
	}
	return out;
}

function cheekLightness(L: Float32Array, zones: FaceZones, zone: Zone, size: number) {
	const pixels = everyNth(zones.pixels[zone], 5);
	if (pixels.length < 20) return null;
	let columns = 0;
	for (let n = 0; n < pixels.length; n++) columns += pixels[n] % size;
	return { L: median(takeValues(L, pixels)), x: columns / pixels.length };
}

/**
 * Light a highlight adds to the skin's own, in luminance before the exposure gain: surface gloss reflects the lamp
 * equally on every skin tone, so the bar rises with the gain that dark skin or a dim photo needed.
 */
const ADDED_LUMINANCE = 0.1;
const MOST_GAIN = 3;
/** L* a highlight stands above the skin around it. */
const ABOVE_SURROUND = 5;
/** Chroma a highlight keeps, as a share of what its lightness would give plain skin. */
const CHROMA_KEPT = 0.78;
/** How much paler than a small highlight a broad sheen must be, in units of the margin. */
const BROAD_PALENESS = 0.8;
/** One unit of the margin: this much L*, or this share of chroma. */
const MARGIN_L = 4;
const MARGIN_CHROMA = 0.12;

const shareOf = scratchPlane();
const baseOf = scratchPlane();

/**
 * How clearly each field pixel is a bare highlight: above 0 it is one, at -1 (and everywhere else) far from it.
 * A highlight is lighter than its surroundings and the face, and paler, since light reflected at the surface
 * carries the lamp's colour, not the skin's (dichromatic model, Shafer 1985). `light` is L* at half size.
 */
export function highlightMargin(
	lab: LabPlanes,
	light: Float32Array,
	zones: FaceZones,
	colour: SkinColour,
	gain: number,
	size: number,
): Float32Array {
	const added = ADDED_LUMINANCE * Math.min(MOST_GAIN, Math.max(1, gain));
	const aboveFace = liftedLightness(colour.L, added);
	const half = size >> 1;
	const field = zones.halfField;
	const weights = blurWeights(field, half, half, 7, shareOf(half * half));
	const base = maskedBlur(light, field, half, half, weights, baseOf(half * half));
	const skinChroma = Math.max(4, Math.hypot(colour.a, colour.b));
	const sideLight = expectedLightness(lab.L, zones, colour.L, size);
	const aboveSide = new Float32Array(sideLight.length);
	for (let x = 0; x < size; x++) aboveSide[x] = liftedLightness(sideLight[x], added);
	const margin = takePlane(size * size).fill(-1);
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (!zones.field[i]) continue;
			const L = lab.L[i];
			const overFace = (L - aboveFace) / MARGIN_L;
			const overSurround = (L - base[(y >> 1) * half + (x >> 1)] - ABOVE_SURROUND) / MARGIN_L;
			if (overFace <= -1) continue;
			const expected = (skinChroma * L) / Math.max(20, colour.L);
			const chroma = Math.sqrt(lab.a[i] * lab.a[i] + lab.b[i] * lab.b[i]);
			const paleness = L > 97 ? 1 : (CHROMA_KEPT - chroma / expected) / MARGIN_CHROMA;
			// A broad sheen has no darker surround nearby; it must be paler, and lighter than the cheek of its side.
			const broad = Math.min((L - aboveSide[x]) / MARGIN_L, 2 * (paleness - BROAD_PALENESS));
			const lift = Math.max(overSurround, broad);
			margin[i] = Math.max(-1, Math.min(1, overFace, paleness, lift));
		}
	}
	return margin;
}

/** L* after adding `added` to the luminance that L* stands for. */
function liftedLightness(L: number, added: number): number {
	return 116 * Math.cbrt(((L + 16) / 116) ** 3 + added) - 16;
}
