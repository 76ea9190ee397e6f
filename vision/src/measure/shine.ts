import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { seededNormal, seededRandom } from "../pixels/seeded-random.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { REPEATS, type Reading, standardDeviation } from "./readings.ts";

export const SHINE_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek", "chin"];

/** Spread of the highlight margin under gamma 5 % and white balance 3 %, as measured on edited photos. */
const MARGIN_SD = 0.12;
const SEED = 51;

/** Share of each zone's visible skin that is a bare highlight, percent (dichromatic model, Shafer 1985). */
export function shine(skin: SkinView): Reading[] {
	const normal = seededNormal(seededRandom(SEED));
	const limits = Array.from({ length: REPEATS }, () => normal() * MARGIN_SD);
	const shares = new Map(SHINE_ZONES.map((zone) => [zone, countShining(skin, zone, [0, ...limits])]));
	const reading = (zone: MetricZone, zones: readonly Zone[]): Reading => {
		const percents = [0, ...limits].map((_, n) => {
			let [shining, shown] = [0, 0];
			for (const own of zones) {
				shining += shares.get(own)?.shining[n] ?? 0;
				shown += shares.get(own)?.shown ?? 0;
			}
			return shown === 0 ? 0 : (100 * shining) / shown;
		});
		return { zone, value: percents[0], sd: standardDeviation(percents.slice(1)) };
	};
	return [...SHINE_ZONES.map((zone) => reading(zone, [zone])), reading("face", SHINE_ZONES)];
}

/** Pixels of the zone's visible skin, and how many of them have a highlight margin above each limit. */
function countShining(skin: SkinView, zone: Zone, limits: readonly number[]) {
	const { pixels, specular } = skin.perZone[zone];
	const least = Math.min(...limits);
	const shining = limits.map(() => 0);
	for (const list of [pixels, specular]) {
		for (let n = 0; n < list.length; n++) {
			const margin = skin.highlight[list[n]];
			if (margin <= least) continue;
			for (let l = 0; l < limits.length; l++) if (margin > limits[l]) shining[l]++;
		}
	}
	return { shown: pixels.length + specular.length, shining };
}
