import { seededNormal, seededRandom } from "../pixels/seeded-random.ts";
import { REPEATS, standardDeviation } from "./perturbations.ts";

/** How much a spot's contrast moves under the perturbations: a share of itself and a floor of grain. */
const RELATIVE_SD = 0.08;
const GRAIN_SD = 0.3;
const SEED = 77;

/**
 * Spread of a count of strengths above a limit when every strength is re-measured with its own error: near-misses
 * and near-hits, and only they, make a count uncertain.
 */
export function countSpread(strengths: readonly number[], limit: number): number {
	const normal = seededNormal(seededRandom(SEED));
	const counts = Array.from(
		{ length: REPEATS },
		() => strengths.filter((s) => s + normal() * Math.hypot(RELATIVE_SD * s, GRAIN_SD) >= limit).length,
	);
	return standardDeviation(counts);
}
