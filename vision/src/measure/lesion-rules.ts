import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { Axis } from "./skin-absorbance.ts";

/** What is seen at one place in one band. All of it grows by the dose when something is put there. */
export interface LesionSight {
	/** Response of the axis sought, in doses. */
	dose: number;
	/** Responses in spreads of the zone's own mottling. */
	over: Record<Axis, number>;
	/** Core less ring of the axis sought: the mean, and against the second least different direction. */
	contrast: number;
	weakest: number;
	/** Core less ring in the absorbance of each channel. */
	red: number;
	green: number;
	blue: number;
	/** How much darker the darkest direction around is than the lightest: in a crease or the shade of a nose wing much. */
	slope: number;
	/** How far green falls behind red from ring to core, in steps of the photo's bytes. */
	bytes: number;
	/** Steps of a byte that one dose takes at the lightness around. */
	bytesPerDose: number;
}

/** What must hold for a place to count. Every check is linear in the sight, so that a test lesion can be added to it. */
export interface LesionRule {
	axis: Axis;
	/** Least dose; more on the nose, where pores and wings mottle the skin. */
	dose: number;
	noseDose: number;
	/** Least spreads over the zone's mottling. */
	over: number;
	/** Least share of the contrast that is left in the second least different direction. */
	allAround: number;
	/** Least ratio of the flatter to the steeper curvature of the peak; lines and edges stay near 0. */
	roundness: number;
	/** Least share of skin from core to ring. */
	skin: number;
	/**
	 * Least spreads of plain darkness and a quarter of the steps of a byte together: what is redder by few steps without
	 * being darker is the color noise of a photo, which no skin makes larger. Gloss and relief hide the darkness of a
	 * spot on dark skin, not how many steps it is redder.
	 */
	alsoDark?: number;
	/** Most rise of the darkness around, in its doses: in creases, beside nose wings, hair and the rim of a cheek shade reddens skin. */
	slope?: number;
	/** At 0 or more it is of the colour sought. */
	colour: readonly ((sight: LesionSight) => number)[];
}

/** Green light that is taken, 100 log10: gloss beside pale skin looks red without taking any. */
const LEAST_GREEN = 3.5;
/** Blood takes blue light as well; the colour noise of a JPEG looks red without it. */
const LEAST_BLUE = 1.2;
/**
 * Redder by fewer steps of a byte it may be the colour noise of a JPEG, which is a large absorbance on dark skin. The
 * further it stands out from the mottling the fewer will do.
 */
const LEAST_BYTES = 4.55;
const BYTES_BY_SPREAD = 0.3;
/** Redness must stand out further than brownness by this many spreads; of a faint place by more. */
const SURELY_RED = 0.5;
const FAINT_SURELY_RED = 1;
/** Spreads of darkness that one step of redness stands for. */
const DARKNESS_BY_BYTE = 0.25;
/** Colors of a red place that takes at most this share of what green light loses from red light. */
const isBlood = (redShare: number, surely: number): LesionRule["colour"] => [
	({ over }) => over.blood - over.melanin - surely,
	({ red, green }) => redShare * green - red,
	({ green }) => green - LEAST_GREEN,
	({ blue }) => blue - LEAST_BLUE,
	({ bytes, over }) => bytes + BYTES_BY_SPREAD * over.blood - LEAST_BYTES,
];
const isMelanin: LesionRule["colour"] = [
	({ over }) => over.melanin - over.blood,
	({ red, green }) => red - 0.4 * green,
];

/**
 * Red places: plain ones on any skin, and fainter ones where the skin is calm enough. The shade of a raised spot takes
 * all colors alike, so that a faint one looks browner than blood; that it is redder than brown, the planes free of shade tell.
 */
export const SPOT_RULES: readonly LesionRule[] = [
	{
		axis: "blood",
		dose: 6.05,
		noseDose: 8.7,
		over: 3.7,
		allAround: 0.45,
		roundness: 0.3,
		skin: 0.85,
		alsoDark: 2.5,
		slope: 2.4,
		colour: isBlood(0.65, SURELY_RED),
	},
	{
		axis: "blood",
		dose: 5,
		noseDose: 8.7,
		over: 4.7,
		allAround: 0.55,
		roundness: 0.3,
		skin: 0.9,
		alsoDark: 2.5,
		slope: 2.4,
		colour: isBlood(0.7, FAINT_SURELY_RED),
	},
];

/** Brown places: plain ones on any skin, fainter ones where the skin is calm enough, and small dark moles. */
export const MARK_RULES: readonly LesionRule[] = [
	{
		axis: "melanin",
		dose: 6.35,
		noseDose: 10.25,
		over: 4,
		allAround: 0.45,
		roundness: 0.3,
		skin: 0.85,
		colour: [...isMelanin, ({ over }) => over.dark - 2.5],
	},
	{
		axis: "melanin",
		dose: 3.7,
		noseDose: 10.25,
		over: 4.5,
		allAround: 0.6,
		roundness: 0.3,
		skin: 0.85,
		colour: [...isMelanin, ({ over }) => over.dark - 2.5],
	},
	{
		axis: "dark",
		dose: 7.2,
		noseDose: 14.35,
		over: 5.1,
		allAround: 0.6,
		roundness: 0.5,
		skin: 0.9,
		colour: [({ red, green }) => red - 0.4 * green],
	},
];

/** How far a place is beyond what counts: 1 at the limit, below 0 where it cannot be one at all. */
export function lesionMargin(rule: LesionRule, sight: LesionSight, zone: Zone): number {
	if (sight.contrast <= 0 || rule.colour.some((check) => check(sight) < 0)) return -1;
	return Math.min(
		sight.dose / leastDose(rule, zone),
		sight.over[rule.axis] / rule.over,
		sight.weakest / (rule.allAround * sight.contrast),
		rule.alsoDark === undefined ? Number.POSITIVE_INFINITY : surelyThere(sight) / rule.alsoDark,
		rule.slope === undefined ? Number.POSITIVE_INFINITY : (rule.slope * sight.dose) / sight.slope,
	);
}

/** At 0 or more where a place of the zone passes. */
export type LesionCheck = (sight: LesionSight, zone: Zone) => number;

/** All that a rule asks of a place. */
export function checksOf(rule: LesionRule): LesionCheck[] {
	return [
		({ dose }, zone) => dose - leastDose(rule, zone),
		({ over }) => over[rule.axis] - rule.over,
		({ weakest, contrast }) => weakest - rule.allAround * contrast,
		...onDarkness(rule),
		...rule.colour,
	];
}

/**
 * The dose that has to be added for a place to count, where `gain` is what one dose adds to the sight; infinite where
 * no dose does.
 */
export function doseNeeded(
	checks: readonly LesionCheck[],
	sight: LesionSight,
	gain: LesionSight,
	zone: Zone,
): number {
	let needed = 0;
	for (const check of checks) {
		const gap = -check(sight, zone);
		if (gap <= 0) continue;
		const slope = check(gain, zone) - check(NOTHING, zone);
		if (slope <= 0) return Number.POSITIVE_INFINITY;
		needed = Math.max(needed, gap / slope);
	}
	return needed;
}

function surelyThere({ over, bytes }: LesionSight): number {
	return over.dark + DARKNESS_BY_BYTE * bytes;
}

/** What a rule asks of the darkness at a place and around it. */
function onDarkness({ alsoDark, slope: most }: LesionRule): LesionCheck[] {
	return [
		...(alsoDark === undefined ? [] : [(sight: LesionSight) => surelyThere(sight) - alsoDark]),
		...(most === undefined ? [] : [({ dose, slope }: LesionSight) => most * dose - slope]),
	];
}

function leastDose({ dose, noseDose }: LesionRule, zone: Zone): number {
	return zone === "nose" ? noseDose : dose;
}

const NOTHING: LesionSight = {
	dose: 0,
	over: { blood: 0, melanin: 0, dark: 0 },
	contrast: 0,
	weakest: 0,
	red: 0,
	green: 0,
	blue: 0,
	slope: 0,
	bytes: 0,
	bytesPerDose: 0,
};
