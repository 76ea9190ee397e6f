import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import { DARK_MARK_ZONES, type DarkMark } from "./find-dark-marks.ts";
import type { Reading } from "./reading.ts";
import type { SkinPlanes } from "./skin-planes.ts";
import type { ZoneFinder } from "./zone-finder.ts";

/** Relative spread of a mark's area under the perturbations; one that counts only in part moves more. */
const AREA_SD = 0.07;
const PARTIAL_SD = 0.35;

/**
 * Share of skin covered by dark marks, in percent, from the marks found. Freckles, moles and marks left by spots are
 * not told apart.
 */
export function darkMarks(marks: readonly DarkMark[], planes: SkinPlanes, zoneAt: ZoneFinder): Reading[] {
	const skin = skinArea(maskPixels(planes.mask), zoneAt, planes.half);
	const reading = (zone: MetricZone, names: readonly Zone[]): Reading => {
		const own = marks.filter((mark) => names.includes(mark.zone));
		const total = names.reduce((sum, name) => sum + (skin.get(name) ?? 0), 0);
		return { zone, ...areaPercent(own, total) };
	};
	return [...DARK_MARK_ZONES.map((zone) => reading(zone, [zone])), reading("face", DARK_MARK_ZONES)];
}

function areaPercent(marks: readonly DarkMark[], total: number): { value: number; sd: number } {
	if (total === 0) return { value: 0, sd: 0 };
	let area = 0;
	let variance = 0;
	for (const { pixels, weight } of marks) {
		area += weight * pixels.length;
		variance += (pixels.length * Math.hypot(AREA_SD * weight, PARTIAL_SD * weight * (1 - weight))) ** 2;
	}
	return { value: (100 * area) / total, sd: (100 * Math.sqrt(variance)) / total };
}

/** Half-size skin pixels of each zone. */
function skinArea(skin: Int32Array, zoneAt: ZoneFinder, half: number): Map<Zone, number> {
	const out = new Map<Zone, number>();
	for (const i of skin) {
		const y = Math.floor(i / half);
		const zone = zoneAt(2 * (i - y * half) + 1, 2 * y + 1);
		if (zone) out.set(zone, (out.get(zone) ?? 0) + 1);
	}
	return out;
}
