import { halveMask, halvePlane } from "../pixels/halve-plane.ts";
import type { LabPlanes } from "../pixels/lab-planes.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import type { SkinColour } from "./skin-colour.ts";
import type { FaceZones } from "./zones.ts";

/**
 * Marks bare highlights: clearly lighter than their surroundings and than the face, and paler, since light
 * reflected at the surface carries the lamp's colour, not the skin's (dichromatic model, Shafer 1985).
 */
export function findSpecular(lab: LabPlanes, zones: FaceZones, colour: SkinColour, size: number): Uint8Array {
	const half = size >> 1;
	const field = halveMask(zones.field, size, size);
	const light = halvePlane(lab.L, zones.field, size, size);
	const base = maskedBlur(light, field, half, half, blurWeights(field, half, half, 7));
	const skinChroma = Math.hypot(colour.a, colour.b);
	const out = new Uint8Array(size * size);
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (!zones.field[i]) continue;
			const L = lab.L[i];
			if (L < colour.L + 8 || L < base[(y >> 1) * half + (x >> 1)] + 5) continue;
			// Lighting alone raises chroma with L*; a highlight keeps less than its lightness would give.
			const expected = (skinChroma * L) / Math.max(20, colour.L);
			if (Math.hypot(lab.a[i], lab.b[i]) < 0.78 * expected || L > 97) out[i] = 1;
		}
	}
	return out;
}
