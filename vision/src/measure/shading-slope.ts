/** A tone curve and melanin together never bend redness more than this. */
const STEEPEST = -0.7;

/** Weight of "no slope at all": keeps an evenly lit face, whose slope is all noise, uncorrected. */
const PRIOR_VARIANCE = 6;

/**
 * How much the erythema index falls per unit of 100*log10(R) inside the zones, 0 to -0.7. Shade deepens colour in
 * every camera, surface gloss pales it and melanin takes more green than red, so darker patches read redder than
 * their blood makes them. Red light hardly sees blood: the slope along it shows that share, and it is taken out.
 */
export function shadingSlope(groups: readonly { red: number[]; erythema: number[] }[]): number {
	let covariance = 0;
	let variance = 0;
	for (const { red, erythema } of groups) {
		const meanRed = red.reduce((sum, value) => sum + value, 0) / red.length;
		const meanErythema = erythema.reduce((sum, value) => sum + value, 0) / erythema.length;
		for (let n = 0; n < red.length; n++) {
			covariance += (red[n] - meanRed) * (erythema[n] - meanErythema);
			variance += (red[n] - meanRed) ** 2 + PRIOR_VARIANCE;
		}
	}
	return variance === 0 ? 0 : Math.min(0, Math.max(STEEPEST, covariance / variance));
}
