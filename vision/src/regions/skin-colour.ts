import type { LabPlanes } from "../pixels/lab-planes.ts";
import { median, robustSpread } from "../pixels/quantile.ts";
import { takeValues } from "../pixels/take-values.ts";

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
