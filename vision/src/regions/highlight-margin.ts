import { halveMask, halvePlane } from "../pixels/halve-plane.ts";
import type { LabPlanes } from "../pixels/lab-planes.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import type { SkinColour } from "./skin-colour.ts";
import type { FaceZones } from "./zones.ts";

/** L* a highlight stands above the face's median, and above the skin around it. */
const ABOVE_FACE = 8;
const ABOVE_SURROUND = 5;
/** Chroma a highlight keeps, as a share of what its lightness would give plain skin. */
const CHROMA_KEPT = 0.78;
/** One unit of the margin: this much L*, or this share of chroma. */
const MARGIN_L = 4;
const MARGIN_CHROMA = 0.12;

/**
 * How clearly each field pixel is a bare highlight: above 0 it is one, at -1 (and everywhere else) far from it.
 * A highlight is lighter than its surroundings and the face, and paler, since light reflected at the surface
 * carries the lamp's colour, not the skin's (dichromatic model, Shafer 1985).
 */
export function highlightMargin(
	lab: LabPlanes,
	zones: FaceZones,
	colour: SkinColour,
	size: number,
): Float32Array {
	const half = size >> 1;
	const field = halveMask(zones.field, size, size);
	const light = halvePlane(lab.L, zones.field, size, size);
	const base = maskedBlur(light, field, half, half, blurWeights(field, half, half, 7));
	const skinChroma = Math.max(4, Math.hypot(colour.a, colour.b));
	const margin = new Float32Array(size * size).fill(-1);
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (!zones.field[i]) continue;
			const L = lab.L[i];
			const overFace = (L - colour.L - ABOVE_FACE) / MARGIN_L;
			const overSurround = (L - base[(y >> 1) * half + (x >> 1)] - ABOVE_SURROUND) / MARGIN_L;
			const lift = overFace < overSurround ? overFace : overSurround;
			if (lift <= -1) continue;
			const expected = (skinChroma * L) / Math.max(20, colour.L);
			const chroma = Math.sqrt(lab.a[i] * lab.a[i] + lab.b[i] * lab.b[i]);
			const paleness = L > 97 ? 1 : (CHROMA_KEPT - chroma / expected) / MARGIN_CHROMA;
			margin[i] = Math.max(-1, Math.min(1, lift, paleness));
		}
	}
	return margin;
}
