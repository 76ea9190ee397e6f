import { createNoiseTile } from "../render/noise-tile.ts";
import { smoothstep } from "../render/scalar.ts";

/** Fields of unit variance over the skin; every face samples them at its own offset. */
const BROAD = createNoiseTile(11, 4, 24);
const PATCHY = createNoiseTile(12, 2, 9);
const GRAIN = createNoiseTile(13, 1, 4);
const PORES = createNoiseTile(14, 2, 5);

export interface SkinTexture {
	/** Uneven blood and pigment at a point, in index units. */
	erythema(u: number, v: number): number;
	melanin(u: number, v: number): number;
	/** Change of brightness by pores and fine relief, a fraction. */
	relief(u: number, v: number): number;
}

/** `amplitude` 1 is ordinary adult skin. Coordinates in millimeters along the skin. Detail finer than the
 * picture's pixels is left out.
 */
export function createSkinTexture(seed: number, amplitude: number, pxPerMm: number): SkinTexture {
	const du = (seed * 37.7) % 256;
	const dv = (seed * 91.3) % 256;
	const fine = smoothstep(3, 7, pxPerMm);
	return {
		erythema: (u, v) =>
			amplitude *
			(1.3 * BROAD.at(u * 0.34 + du, v * 0.34 + dv) +
				1 * PATCHY.at(u * 1.1 + dv, v * 1.1 + du) +
				0.5 * GRAIN.at(u * 2.1 + du, v * 2.1 + dv)),
		melanin: (u, v) =>
			amplitude *
			(0.9 * BROAD.at(u * 0.31 + dv, v * 0.31 - du) +
				0.7 * PATCHY.at(u * 0.9 - du, v * 0.9 + dv) +
				0.42 * GRAIN.at(u * 1.7 - dv, v * 1.7 + du)),
		relief: (u, v) =>
			amplitude *
			(0.016 * (GRAIN.at(u * 3.1 + du, v * 3.1 + dv) - GRAIN.at(u * 3.1 + du + 0.9, v * 3.1 + dv + 1.2)) +
				0.012 * GRAIN.at(u * 5.3 + dv, v * 5.3 + du) +
				(fine === 0
					? 0
					: fine *
						(0.016 * GRAIN.at(u * 9.1 - du, v * 9.1 + dv) -
							0.028 * Math.max(0, PORES.at(u * 5.5 + dv, v * 5.5 - du) - 0.9)))),
	};
}
