import { seededNormal, seededRandom } from "../pixels/seeded-random.ts";
import { REPEATS, standardDeviation } from "./perturbations.ts";

/** How much a spot's contrast moves under the perturbations, as a share of itself (measured on edited photos). */
const RELATIVE_SD = 0.12;
const SEED = 77;

/**
 * Spread of a count when every candidate is re-measured with its own error. A margin is the candidate's strength by
 * the least that counts: near-misses and near-hits around 1, and only they, make a count uncertain.
 */
export function countSpread(margins: readonly number[]): number {
	const normal = seededNormal(seededRandom(SEED));
	const counts = Array.from(
		{ length: REPEATS },
		() => margins.filter((margin) => margin * (1 + RELATIVE_SD * normal()) >= 1).length,
	);
	return standardDeviation(counts);
}
