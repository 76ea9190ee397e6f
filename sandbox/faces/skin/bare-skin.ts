import { createNoiseTile, NOISE_MASK, NOISE_ROW, type NoiseTile, smoothstep } from "../render/math.ts";

/** Fields of unit variance over the skin; every face samples them at its own offset. */
const BROAD = createNoiseTile(11, 4, 24);
const PATCHY = createNoiseTile(12, 2, 9);
const GRAIN = createNoiseTile(13, 1, 4);
const PORES = createNoiseTile(14, 2, 5);

/** What of the skin is uneven: blood and pigment in index units, brightness by pores and fine relief as a fraction. */
export const TEXTURE_CHANNELS = { erythema: 0, melanin: 1, relief: 2 } as const;
export const TEXTURE_FLOATS = 3;

export interface SkinTexture {
	/** All channels at a point into `target`. Coordinates in millimeters along the skin. */
	read(u: number, v: number, target: Float64Array): void;
	relief(u: number, v: number): number;
}

/** One field laid over the skin. */
interface Layer {
	channel: keyof typeof TEXTURE_CHANNELS;
	tile: NoiseTile;
	/** Texels per millimeter. */
	scale: number;
	shift: readonly [u: number, v: number];
	weight: number;
	/** Only what rises above this counts; everything when left out. */
	above?: number;
}

/** Unevenness of strength 1; `fine` is the share of pores that the picture's pixels can show. */
function layersOf(du: number, dv: number, fine: number): readonly Layer[] {
	return [
		{ channel: "erythema", tile: BROAD, scale: 0.34, shift: [du, dv], weight: 1.3 },
		{ channel: "erythema", tile: PATCHY, scale: 1.1, shift: [dv, du], weight: 1 },
		{ channel: "erythema", tile: GRAIN, scale: 2.1, shift: [du, dv], weight: 0.5 },
		{ channel: "melanin", tile: BROAD, scale: 0.31, shift: [dv, -du], weight: 0.9 },
		{ channel: "melanin", tile: PATCHY, scale: 0.9, shift: [-du, dv], weight: 0.7 },
		{ channel: "melanin", tile: GRAIN, scale: 1.7, shift: [-dv, du], weight: 0.42 },
		{ channel: "relief", tile: GRAIN, scale: 3.1, shift: [du, dv], weight: 0.016 },
		{ channel: "relief", tile: GRAIN, scale: 3.1, shift: [du + 0.9, dv + 1.2], weight: -0.016 },
		{ channel: "relief", tile: GRAIN, scale: 5.3, shift: [dv, du], weight: 0.012 },
		{ channel: "relief", tile: GRAIN, scale: 9.1, shift: [-du, dv], weight: 0.016 * fine },
		{ channel: "relief", tile: PORES, scale: 5.5, shift: [dv, -du], weight: -0.028 * fine, above: 0.9 },
	];
}

/** `amplitude` 1 is ordinary adult skin. Detail finer than the picture's pixels is left out. */
export function createSkinTexture(seed: number, amplitude: number, pxPerMm: number): SkinTexture {
	const layers = layersOf((seed * 37.7) % 256, (seed * 91.3) % 256, smoothstep(3, 7, pxPerMm)).filter(
		({ weight }) => weight * amplitude !== 0,
	);
	// Every pixel of skin passes here: the layers lie in flat arrays, and one loop reads them without a call.
	const fields = layers.map(({ tile }) => tile.field);
	const channels = Uint8Array.from(layers, ({ channel }) => TEXTURE_CHANNELS[channel]);
	const scales = Float64Array.from(layers, ({ scale }) => scale);
	const shiftsU = Float64Array.from(layers, ({ shift }) => shift[0]);
	const shiftsV = Float64Array.from(layers, ({ shift }) => shift[1]);
	const weights = Float64Array.from(layers, ({ weight }) => weight * amplitude);
	const least = Float64Array.from(layers, ({ above }) => above ?? Number.NEGATIVE_INFINITY);
	const bases = Float64Array.from(layers, ({ above }) => above ?? 0);
	const firstRelief = channels.indexOf(TEXTURE_CHANNELS.relief);
	const own = new Float64Array(TEXTURE_FLOATS);
	const add = (first: number, u: number, v: number, target: Float64Array): void => {
		for (let i = first; i < fields.length; i++) {
			const field = fields[i];
			const x = u * scales[i] + shiftsU[i];
			const y = v * scales[i] + shiftsV[i];
			const column = Math.floor(x);
			const row = Math.floor(y);
			const fu = x - column;
			const from = (row & NOISE_MASK) * NOISE_ROW + (column & NOISE_MASK);
			const below = from + NOISE_ROW;
			const top = field[from] + (field[from + 1] - field[from]) * fu;
			const bottom = field[below] + (field[below + 1] - field[below]) * fu;
			const value = top + (bottom - top) * (y - row);
			target[channels[i]] += weights[i] * (Math.max(least[i], value) - bases[i]);
		}
	};
	return {
		read(u, v, target) {
			target[0] = 0;
			target[1] = 0;
			target[2] = 0;
			add(0, u, v, target);
		},
		relief(u, v) {
			own[TEXTURE_CHANNELS.relief] = 0;
			if (firstRelief >= 0) add(firstRelief, u, v, own);
			return own[TEXTURE_CHANNELS.relief];
		},
	};
}

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
