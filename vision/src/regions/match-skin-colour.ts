import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { LabPlanes } from "../pixels/lab-planes.ts";
import { everyNth } from "../pixels/mask-pixels.ts";
import { median } from "../pixels/quantile.ts";
import { scratchMask } from "../pixels/scratch-plane.ts";
import { takeValues } from "../pixels/take-values.ts";
import type { SkinColour } from "./skin-colour.ts";
import type { FaceZones } from "./zones.ts";

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
export function expectedLightness(
	L: Float32Array,
	zones: FaceZones,
	middle: number,
	size: number,
): Float32Array {
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
