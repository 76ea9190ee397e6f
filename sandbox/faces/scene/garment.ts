import type { Person } from "../people.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { smoothstep } from "../render/scalar.ts";

const FOLDS = createNoiseTile(91, 5, 0);
const WEAVE = createNoiseTile(92, 1, 4);

/** How far a point of the torso lies below the upper edge of the garment, millimeters; negative is bare. */
export function belowNeckline(neckline: Person["garment"]["neckline"], x: number, y: number): number {
	const side = Math.abs(x);
	switch (neckline) {
		case "round":
			return -182 + 19 * smoothstep(12, 74, side) - y;
		case "vee":
			return -226 + Math.min(64, side * 0.95) - y;
		case "collar":
			return -164 - 26 * Math.exp(-((x / 15) ** 2)) + 8 * smoothstep(20, 70, side) - y;
	}
}

/** Brightness of the cloth: broad folds, a knitted edge, the weave. */
export function clothPattern(x: number, y: number, below: number): number {
	const fold = 0.07 * FOLDS.at(x * 0.22 + y * 0.06, y * 0.1 - x * 0.04);
	const weave = 0.022 * WEAVE.at(x * 2.1, y * 2.1);
	const edge = below < 9 ? 0.05 * Math.sin(x * 2.4) - 0.04 : 0;
	const seam = -0.28 * Math.exp(-(((below - 9.5) / 0.9) ** 2));
	return Math.max(0.2, 1 + fold + weave + edge + seam);
}
