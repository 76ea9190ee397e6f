import type { Lesion } from "./find-lesions.ts";
import { detectionPower, isIn, LESION_METRIC_ZONES, whyPowerless } from "./lesion-power.ts";
import { ramp } from "./ramp.ts";
import type { Reading } from "./reading.ts";
import type { FaceLesions } from "./see-lesions.ts";

/** Relative spread of a mark's area under the perturbations; one that counts only in part moves more. */
const AREA_SD = 0.07;
const PARTIAL_SD = 0.35;
/** Margin from which a mark counts in full; nearer to the limit it counts in part, so that none enters at a jump. */
const FULL_MARGIN = 1.25;
const LEAST_WEIGHT = 0.5;

/**
 * Share of the skin looked at that is covered by brown marks, in percent. Freckles, moles and marks left by spots are
 * not told apart.
 */
export function darkMarks({ marks, looked }: FaceLesions): Reading[] {
	return LESION_METRIC_ZONES.map((zone) => {
		const total = [...looked].reduce((sum, [name, area]) => sum + (isIn(zone)({ zone: name }) ? area : 0), 0);
		const silent = whyPowerless(marks, zone, "marks");
		return {
			zone,
			...areaPercent(marks.sure.filter(isIn(zone)), total),
			seen: detectionPower(marks, zone),
			...(silent && { silent }),
		};
	});
}

function areaPercent(marks: readonly Lesion[], total: number): { value: number; sd: number } {
	if (total === 0) return { value: 0, sd: 0 };
	let area = 0;
	let variance = 0;
	for (const { pixels, margin } of marks) {
		const weight = LEAST_WEIGHT + (1 - LEAST_WEIGHT) * ramp(margin, 1, FULL_MARGIN);
		area += weight * pixels.length;
		variance += (pixels.length * Math.hypot(AREA_SD * weight, PARTIAL_SD * weight * (1 - weight))) ** 2;
	}
	return { value: (100 * area) / total, sd: (100 * Math.sqrt(variance)) / total };
}
