import type { DetectionPower, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import type { Lesion } from "./find-lesions.ts";
import { ramp } from "./ramp.ts";
import { LESION_ZONES, type SeenLesions } from "./see-lesions.ts";
import type { ZonePower } from "./test-lesions.ts";

/** Below these shares of test lesions found nothing is said: of the zone, and of the whole face. */
const LEAST_IN_ZONE = 0.25;
const LEAST_IN_FACE = 0.5;

/** Margins from which a place is one now and then, and always: from photo to photo of the same skin a margin moves by a tenth. */
const [NOW_AND_THEN, ALWAYS] = [0.85, 1.15];

/** How often a place of this margin is found in photos of the same skin, 0 to 1. */
export function countsFor(margin: number): number {
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
export function whyPowerless(lesions: SeenLesions, zone: MetricZone, name: string): string | null {
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

export const LESION_METRIC_ZONES: readonly MetricZone[] = [...LESION_ZONES, "face"];

export function isIn(zone: MetricZone): (one: { zone: Zone }) => boolean {
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
