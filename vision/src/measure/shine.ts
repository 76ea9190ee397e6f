import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { seededNormal, seededRandom } from "../pixels/seeded-random.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { REPEATS, standardDeviation } from "./perturbations.ts";
import type { Reading } from "./reading.ts";

export const SHINE_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek", "chin"];

/** Spread of the highlight margin under gamma 5 % and white balance 3 %, as measured on edited photos. */
const MARGIN_SD = 0.12;
const SEED = 51;

/** Share of each zone's visible skin that is a bare highlight, percent (dichromatic model, Shafer 1985). */
export function shine(skin: SkinView): Reading[] {
	const normal = seededNormal(seededRandom(SEED));
	const limits = Array.from({ length: REPEATS }, () => normal() * MARGIN_SD);
	const reading = (zone: MetricZone, zones: readonly Zone[]): Reading => ({
		zone,
		value: shiningPercent(skin, zones, 0),
		sd: standardDeviation(limits.map((limit) => shiningPercent(skin, zones, limit))),
	});
	return [...SHINE_ZONES.map((zone) => reading(zone, [zone])), reading("face", SHINE_ZONES)];
}

/** Percent of the zones' visible skin whose highlight margin is above `limit`. */
function shiningPercent(skin: SkinView, zones: readonly Zone[], limit: number): number {
	let shining = 0;
	let shown = 0;
	for (const zone of zones) {
		const { pixels, specular } = skin.perZone[zone];
		shown += pixels.length + specular.length;
		for (const list of [pixels, specular]) {
			for (const i of list) if (skin.highlight[i] > limit) shining++;
		}
	}
	return shown === 0 ? 0 : (100 * shining) / shown;
}
