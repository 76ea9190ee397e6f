import type { MetricZone } from "@dewlight/core/skin/observation.ts";
import { standardDeviation } from "./perturbations.ts";
import type { CellColours } from "./read-cells.ts";
import type { Reading } from "./reading.ts";

export type ZoneValues = Partial<Record<MetricZone, number>>;

/** Evaluates a colour metric on the cells as they are, and on every perturbed reading for the spread. */
export function colourReadings(
	plain: CellColours,
	perturbed: readonly CellColours[],
	evaluate: (colours: CellColours) => ZoneValues,
): Reading[] {
	const repeats = perturbed.map(evaluate);
	return (Object.entries(evaluate(plain)) as [MetricZone, number][]).map(([zone, value]) => ({
		zone,
		value,
		sd: standardDeviation(repeats.map((values) => values[zone] ?? value)),
	}));
}
