export type Channels = readonly [red: number, green: number, blue: number];

/**
 * Absorbance of one dose in red, green and blue, by the dose in green: blood takes green and blue and hardly any red,
 * melanin all three and blue most (melanosomes fall about as wavelength^-3.48: Jacques, omlc.org).
 */
export const ABSORBS = {
	blood: [0.12, 1, 0.85],
	melanin: [0.7, 1, 1.55],
} as const satisfies Record<string, Channels>;
export type Pigment = keyof typeof ABSORBS;

/** What is looked for: the pigments, and plain darkness for moles so small that the photo kept no colour of theirs. */
export const AXES = ["blood", "melanin", "dark"] as const;
export type Axis = (typeof AXES)[number];

export const PLAIN_DARKNESS: Channels = [1 / 3, 1 / 3, 1 / 3];

/**
 * Weights w = C^-1 s / (s' C^-1 s) of a matched filter: one dose of the pigment reads 1, and of this face's own
 * mottling of shade, gloss, texture and grain (covariance C) as little is left as can be. For one pigment that is the
 * best linear estimate of its dose (generalised least squares, Aitken 1935); on dark skin or in warm light, where blue
 * is mostly grain, blue hardly counts.
 */
export function matchedWeights(covariance: readonly number[][], signature: Channels): Channels {
	const [[a, b, c], [, d, e], [, , f]] = covariance;
	// The adjugate of the symmetric matrix will do: the determinant cancels in the quotient.
	const inverse = [
		[d * f - e * e, c * e - b * f, b * e - c * d],
		[c * e - b * f, a * f - c * c, b * c - a * e],
		[b * e - c * d, b * c - a * e, a * d - b * b],
	];
	const w = inverse.map((row) => row[0] * signature[0] + row[1] * signature[1] + row[2] * signature[2]);
	const response = w[0] * signature[0] + w[1] * signature[1] + w[2] * signature[2];
	return [w[0] / response, w[1] / response, w[2] / response];
}

/** What one dose of the pigment adds to an axis of these weights. */
export function doseIn(weights: Channels, pigment: Pigment): number {
	return weights.reduce((sum, weight, c) => sum + weight * ABSORBS[pigment][c], 0);
}

/** The weighed sum of three planes, times `scale`. */
export function mixChannels(
	planes: readonly Float32Array[],
	weights: Channels,
	scale: number,
	out: Float32Array = new Float32Array(planes[0].length),
): Float32Array {
	const red = planes[0];
	const green = planes[1];
	const blue = planes[2];
	const r = weights[0];
	const g = weights[1];
	const b = weights[2];
	for (let i = 0; i < out.length; i++) out[i] = scale * (r * red[i] + g * green[i] + b * blue[i]);
	return out;
}
