/** Linear RGB reflectance of even, diffusely lit skin, 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/**
 * CIELAB (D65) of forehead and cheek skin in good light, by step of the Monk scale. The Monk swatches are display
 * colors; these values keep their order but follow the lightness and chroma that cameras record on skin.
 */
const LAB_BY_MONK: readonly (readonly [l: number, a: number, b: number])[] = [
	[76, 9, 13.5],
	[73.5, 9.8, 15.5],
	[70.5, 10.5, 17.5],
	[66, 11, 19.5],
	[60.5, 12, 21],
	[54, 13, 21.5],
	[47, 13.5, 20.5],
	[40, 13, 18],
	[33.5, 11.5, 14.5],
	[28, 9.5, 11],
];

function labToLinear(l: number, a: number, b: number): Rgb {
	const fy = (l + 16) / 116;
	const cube = (f: number): number => (f > 6 / 29 ? f ** 3 : (f - 4 / 29) * 3 * (6 / 29) ** 2);
	const x = 0.95047 * cube(fy + a / 500);
	const y = cube(fy);
	const z = 1.08883 * cube(fy - b / 200);
	return [
		3.2406 * x - 1.5372 * y - 0.4986 * z,
		-0.9689 * x + 1.8758 * y + 0.0415 * z,
		0.0557 * x - 0.204 * y + 1.057 * z,
	];
}

/** Reflectance for a step of the Monk scale, 1 to 10; fractions lie between two steps. */
export function skinReflectance(monk: number): Rgb {
	const step = Math.max(0, Math.min(9, monk - 1));
	const lower = LAB_BY_MONK[Math.floor(step)];
	const upper = LAB_BY_MONK[Math.ceil(step)];
	const share = step - Math.floor(step);
	const lab = lower.map((value, i) => value + (upper[i] - value) * share);
	return labToLinear(lab[0], lab[1], lab[2]);
}

/**
 * Absorbance added per unit of the erythema index (100 log10 R/G) and of the melanin index (100 log10 1/R), per
 * channel, in hundredths of log10: hemoglobin absorbs green most, melanin rises toward blue.
 */
const HEMOGLOBIN: Rgb = [0.14, 1.14, 0.88];
const MELANIN: Rgb = [1, 1.42, 1.85];

/** Multiplies a reflectance by the absorption of added hemoglobin and melanin. */
export function absorb(target: Float32Array, base: Rgb, erythema: number, melanin: number): void {
	const scale = -0.01 * Math.LN10;
	for (let c = 0; c < 3; c++) {
		target[c] = base[c] * Math.exp(scale * (erythema * HEMOGLOBIN[c] + melanin * MELANIN[c]));
	}
}
