import { countSpread } from "./count-spread.ts";
import { detectionPower, isIn, LESION_METRIC_ZONES, whyPowerless } from "./lesion-power.ts";
import type { Reading } from "./reading.ts";
import type { SeenLesions } from "./see-lesions.ts";

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
