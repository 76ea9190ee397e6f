import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { LabPlanes } from "../pixels/lab-planes.ts";
import { median, robustSpread } from "../pixels/quantile.ts";
import type { FaceZones } from "./zones.ts";

/** Where skin is surest; the face's own colour is learnt here. */
export const SEED_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "nose", "forehead"];

/** Median and robust spread of one face's skin in CIELAB. */
export interface SkinColour {
	L: number;
	a: number;
	b: number;
	spreadL: number;
	spreadA: number;
	spreadB: number;
}

/** Learns this face's skin colour from its cheeks, nose and forehead; medians outvote a fringe or glasses. */
export function skinColour(lab: LabPlanes, zones: FaceZones): SkinColour {
	const at: number[] = [];
	for (const zone of SEED_ZONES) {
		const pixels = zones.pixels[zone];
		for (let n = 0; n < pixels.length; n += 3) at.push(pixels[n]);
	}
	const take = (plane: Float32Array) => Float32Array.from(at, (i) => plane[i]);
	const [valuesL, valuesA, valuesB] = [take(lab.L), take(lab.a), take(lab.b)];
	const [L, a, b] = at.length === 0 ? [0, 0, 0] : [median(valuesL), median(valuesA), median(valuesB)];
	return {
		L,
		a,
		b,
		spreadL: robustSpread(valuesL, L),
		spreadA: robustSpread(valuesA, a),
		spreadB: robustSpread(valuesB, b),
	};
}
