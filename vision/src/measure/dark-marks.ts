import type { Lesion } from "./find-lesions.ts";
import { detectionPower, isIn, LESION_METRIC_ZONES, whyPowerless } from "./lesion-power.ts";
import { ramp } from "./ramp.ts";
import type { Reading } from "./reading.ts";
import type { FaceLesions } from "./see-lesions.ts";

/** Relative spread of a mark's area under the perturbations, and of its margin between two photos of the same skin. */
const AREA_SD = 0.07;
const MARGIN_SD = 0.1;
/** Margins from which a mark counts at all, and in full. */
const [COUNTS_FROM, COUNTS_IN_FULL] = [0.7, 2];

/**
 * Share of the skin looked at that is covered by brown marks, in percent. The plainer a mark stands out the more of its
 * area counts: none enters or leaves at a jump, and marks that darken never count for less. Freckles, moles and marks
 * left by spots are not told apart.
 */
export function darkMarks({ marks, looked }: FaceLesions): Reading[] {
	return LESION_METRIC_ZONES.map((zone) => {
		const total = [...looked].reduce((sum, [name, area]) => sum + (isIn(zone)({ zone: name }) ? area : 0), 0);
		const silent = whyPowerless(marks, zone, "marks");
		const near = [...marks.sure, ...marks.doubtful].filter(isIn(zone));
		return {
			zone,
			...areaPercent(near, total),
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
		const weight = ramp(margin, COUNTS_FROM, COUNTS_IN_FULL);
		const moves = weight > 0 && weight < 1 ? MARGIN_SD / (COUNTS_IN_FULL - COUNTS_FROM) : 0;
		area += weight * pixels.length;
		variance += (pixels.length * Math.hypot(AREA_SD * weight, moves)) ** 2;
	}
	return { value: (100 * area) / total, sd: (100 * Math.sqrt(variance)) / total };
}
