/** Light is brought up at most this much where contrast is judged. */
const MOST_GAIN = 2;

/**
 * Factor on a contrast of L* that was read after the exposure gain: bringing up dark skin five- or twelve-fold brings
 * up its gloss and relief with it, which nobody sees. L* goes with the cube root of light, so this is the contrast as
 * it shows when the light is at most doubled.
 */
export function visibleContrast(gain: number): number {
	return Math.cbrt(Math.min(MOST_GAIN, gain) / gain);
}
