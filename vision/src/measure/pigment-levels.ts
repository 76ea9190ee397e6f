import { blurStep } from "../pixels/blur-step.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
import type { SkinAbsorbance } from "./skin-absorbance.ts";

/** Spreads of the blurs, millimetres, and how many pixels the taps lie apart that make each from the one before. */
export const LEVELS_MM = [0.7, 1, 1.4, 2, 4] as const;
const TAPS_APART = [1, 1, 1, 2, 4] as const;

/** Every level's channels: good until the next face is read. */
const LEVELS = LEVELS_MM.map(() => [scratchPlane(), scratchPlane(), scratchPlane()] as const);
/** The channels and the mask on their way from one level to the next. */
const ON_THE_WAY = [0, 1].map(() => [scratchPlane(), scratchPlane(), scratchPlane()] as const);
const SHARES = [scratchPlane(), scratchPlane()] as const;
const maskOf = scratchPlane();

/** The three channels at every level; only skin is mixed with skin. */
export function blurSkin({ mask, channels, pixels, width, perMm }: SkinAbsorbance): Float32Array[][] {
	const { length } = mask;
	let share = maskOf(length);
	share.set(mask);
	let planes: readonly Float32Array[] = channels;
	return LEVELS_MM.map((mm, level) => {
		const reached = level === 0 ? 0 : LEVELS_MM[level - 1];
		const more = perMm * Math.sqrt(mm ** 2 - reached ** 2);
		const apart = TAPS_APART[level];
		share = blurStep(share, width, more, apart, SHARES[level % 2](length));
		planes = planes.map((plane, c) => blurStep(plane, width, more, apart, ON_THE_WAY[level % 2][c](length)));
		return planes.map((plane, c) => overShare(plane, share, pixels, LEVELS[level][c](length)));
	});
}

/** What is left of a blur when only skin is counted. */
function overShare(
	plane: Float32Array,
	share: Float32Array,
	pixels: Int32Array,
	out: Float32Array,
): Float32Array {
	out.fill(0);
	for (let n = 0; n < pixels.length; n++) out[pixels[n]] = plane[pixels[n]] / share[pixels[n]];
	return out;
}
