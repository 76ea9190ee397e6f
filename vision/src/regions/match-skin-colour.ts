import type { LabPlanes } from "../pixels/lab-planes.ts";
import type { SkinColour } from "./skin-colour.ts";

/**
 * Field pixels whose colour can be this face's skin. Wide towards red, so that inflamed skin stays in; narrower
 * towards green and along b*, where cloth, hair and make-up lie; open towards light, since highlights are
 * judged on their own; down to a clear shadow in L*.
 */
export function matchSkinColour(lab: LabPlanes, field: Uint8Array, colour: SkinColour): Uint8Array {
	const darkest = colour.L - 3.2 * Math.max(8, colour.spreadL);
	const spreadA = Math.max(3, Math.min(6, colour.spreadA));
	const spreadB = Math.max(3, Math.min(6, colour.spreadB));
	const leastA = colour.a - 4.5 * spreadA - 3;
	const mostA = colour.a + 8 * spreadA + 8;
	const reachB = 4.5 * spreadB + 4;
	const out = new Uint8Array(field.length);
	for (let i = 0; i < field.length; i++) {
		if (!field[i]) continue;
		const a = lab.a[i];
		if (lab.L[i] > darkest && a > leastA && a < mostA && Math.abs(lab.b[i] - colour.b) < reachB) out[i] = 1;
	}
	return out;
}
