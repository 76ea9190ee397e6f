import type { LabPlanes } from "../pixels/lab-planes.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { takePlane } from "../pixels/plane-store.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
import { expectedLightness } from "./match-skin-colour.ts";
import type { SkinColour } from "./skin-colour.ts";
import type { FaceZones } from "./zones.ts";

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
