import type { DetectionPower, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import type { Lesion } from "./find-lesions.ts";
import { REPEATS, type Reading, ramp, standardDeviation } from "./readings.ts";
import { type FaceLesions, LESION_ZONES, type SeenLesions, type ZonePower } from "./see-lesions.ts";

export const LESION_METRIC_ZONES: readonly MetricZone[] = [...LESION_ZONES, "face"];

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

/** Below these shares of test lesions found nothing is said: of the zone, and of the whole face. */
const LEAST_IN_ZONE = 0.25;
const LEAST_IN_FACE = 0.5;

/** Margins from which a place is one now and then, and always: from photo to photo of the same skin a margin moves by a tenth. */
const [NOW_AND_THEN, ALWAYS] = [0.85, 1.15];

/** How often a place of this margin is found in photos of the same skin, 0 to 1. */
function countsFor(margin: number): number {
	return ramp(margin, NOW_AND_THEN, ALWAYS);
}

/** Redness by brownness, both in spreads, from which a brown place may be a red one, and from which it is as likely either. */
const [PERHAPS_RED, AS_RED_AS_BROWN] = [0.7, 1];
const EITHER = 0.5;

/** How likely a place that is surely one, of the other kind, is one of this: from photo to photo it changes sides. */
function ofOtherKind({ reddish, over }: Lesion): number {
	return EITHER * ramp(reddish / over, PERHAPS_RED, AS_RED_AS_BROWN);
}

/** Power of a zone or of the whole face, from the test lesions put into it. */
export function detectionPower(lesions: SeenLesions, zone: MetricZone): DetectionPower {
	const { sure, power, doubtful } = lesions;
	const own = power.filter((one) => zone === "face" || one.zone === zone);
	const known = own.filter(({ limit }) => Number.isFinite(limit));
	// A doubtful place beyond the limits is surely one, of the other kind.
	const faint = doubtful.filter(({ margin }) => margin < 1);
	const near = [...sure, ...faint].filter(isIn(zone));
	const others = doubtful.filter(({ margin }) => margin >= 1).filter(isIn(zone));
	return {
		power: share(own, (one) => one.power),
		...(own.some(({ covered }) => covered > 0) && { open: openPower(lesions, zone) }),
		limit: 2 * sizeOf(known) > sizeOf(own) ? share(known, ({ limit }) => limit) : null,
		doubtful: doubtful.filter(isIn(zone)).length,
		faint: faint.filter(isIn(zone)).length,
		expected:
			near.reduce((sum, { margin }) => sum + countsFor(margin), 0) +
			others.reduce((sum, one) => sum + ofOtherKind(one), 0),
	};
}

/** Why nothing can be said of a zone; null where something can. `name` is the plural of what is looked for. */
function whyPowerless(lesions: SeenLesions, zone: MetricZone, name: string): string | null {
	if (openPower(lesions, "face") < LEAST_IN_FACE) return `no ${name} could be told apart on this photo`;
	if (openPower(lesions, zone) < LEAST_IN_ZONE) return `${name} would not stand out here on this photo`;
	return null;
}

/** Power where no beard grows: what is covered says nothing of the rest. */
function openPower({ power }: SeenLesions, zone: MetricZone): number {
	let [found, open] = [0, 0];
	for (const one of power) {
		if (zone !== "face" && one.zone !== zone) continue;
		found += one.tried * one.power;
		open += one.tried - one.covered;
	}
	return open <= 0 ? 0 : found / open;
}

function isIn(zone: MetricZone): (one: { zone: Zone }) => boolean {
	return (one) => zone === "face" || one.zone === zone;
}

function sizeOf(zones: readonly ZonePower[]): number {
	let sum = 0;
	for (const { tried } of zones) sum += tried;
	return sum;
}

/** Mean over zones by the number of places tried. */
function share(zones: readonly ZonePower[], of: (one: ZonePower) => number): number {
	const tried = sizeOf(zones);
	let sum = 0;
	for (const one of zones) sum += one.tried * of(one);
	return tried === 0 ? 0 : sum / tried;
}

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
