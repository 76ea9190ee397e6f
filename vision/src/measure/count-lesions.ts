import { countSpread } from "./count-spread.ts";
import type { Lesion } from "./find-lesions.ts";
import { countsFor, detectionPower, isIn, LESION_METRIC_ZONES, whyPowerless } from "./lesion-power.ts";
import type { Reading } from "./reading.ts";
import type { FaceLesions, SeenLesions } from "./see-lesions.ts";

/** Relative spread of a mark's area under the perturbations; one that counts only now and then moves by more. */
const AREA_SD = 0.07;
const PARTIAL_SD = 0.3;
/** From this dose on all of a mark's area counts, below as the root of the dose. */
const FULL_DOSE = 20;

/**
 * Share of the skin looked at that is covered by brown marks, in percent. Near the limits it counts in part, so that none
 * enters or leaves at a jump, and the darker it is the more of its area counts, so that marks that darken do not count
 * for less (area times darkness, as in the melasma index). Freckles, moles and marks left by spots are not told apart.
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
	for (const { pixels, margin, dose } of marks) {
		const now = countsFor(margin);
		const counted = pixels.length * Math.min(1, Math.sqrt(dose / FULL_DOSE));
		area += now * counted;
		variance += (counted * (AREA_SD * now + (now < 1 ? PARTIAL_SD * Math.sqrt(now * (1 - now)) : 0))) ** 2;
	}
	return { value: (100 * area) / total, sd: (100 * Math.sqrt(variance)) / total };
}

/** Counts the red spots found, with what would have been found at all. */
export function inflamedSpots(spots: SeenLesions): Reading[] {
	return LESION_METRIC_ZONES.map((zone) => {
		const own = spots.sure.filter(isIn(zone));
		const margins = [...own, ...spots.doubtful.filter(isIn(zone))].map(({ margin }) => margin);
		const silent = whyPowerless(spots, zone, "spots");
		return {
			zone,
			value: own.length,
			sd: countSpread(margins),
			seen: detectionPower(spots, zone),
			...(silent && { silent }),
		};
	});
}
