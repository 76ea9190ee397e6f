import type { Zone } from "@dewlight/core/skin/observation.ts";
import { quantile } from "../pixels/quantile.ts";
import { isHair, type LesionField, lesionSight } from "./find-lesions.ts";
import { checksOf, doseNeeded, type LesionRule, type LesionSight } from "./lesion-rules.ts";
import { discResponse } from "./pigment-bands.ts";
import { type RingStencil, skinAround } from "./ring-contrast.ts";
import { ABSORBS, AXES, type Axis, doseIn, type Pigment } from "./skin-absorbance.ts";

/** Test lesions are put this far apart, millimetres, one at a time. */
const APART_MM = 8;
/** Bands in the order in which a test lesion fits them; the rest would find it no better. */
const TRIED = [1, 0] as const;

export interface TestLesion {
	pigment: Pigment;
	diameterMm: number;
	/** 100 times the absorbance in green: what anybody sees. */
	dose: number;
}

/** The smallest inflamed spot and the smallest brown mark worth naming. */
export const TEST_SPOT: TestLesion = { pigment: "blood", diameterMm: 4, dose: 10 };
export const TEST_MARK: TestLesion = { pigment: "melanin", diameterMm: 4, dose: 15 };

export interface ZonePower {
	zone: Zone;
	/** Places tried. */
	tried: number;
	/** Of these, places a beard covers: nothing is found there, however well the photo shows the rest. */
	covered: number;
	/** Share of the places in which the test lesion would be found. */
	power: number;
	/** Dose that would be found in three places of four; infinite where none would. */
	limit: number;
}

/** Share of the places a limit of detection is stated for. */
const STATED = 0.75;

/**
 * What would be found in this very photo: a test lesion is put into the planes at every place of each zone and judged
 * by the rules that judge real ones. All checks are linear, so that the dose a place needs follows without searching.
 */
export function testLesions(field: LesionField, rules: readonly LesionRule[], test: TestLesion): ZonePower[] {
	const { skin, labels, zones, weights } = field;
	const { width, height, perMm, mask } = skin;
	const step = Math.max(1, Math.round(APART_MM * perMm));
	const radius = (test.diameterMm / 2) * perMm;
	const axes = AXES.filter((axis) => rules.some((rule) => rule.axis === axis));
	const asked = rules.map((rule) => ({ rule, checks: checksOf(rule) }));
	const tries = TRIED.flatMap((s) => axes.map((axis) => ({ s, axis, gain: gainOf(field, s, axis) })));
	const leastSkin = Math.min(...rules.map((rule) => rule.skin));
	const needed: number[][] = zones.map(() => []);
	const covered = zones.map(() => 0);
	for (let y = step >> 1; y < height; y += step) {
		for (let x = step >> 1; x < width; x += step) {
			const i = y * width + x;
			if (!mask[i] || labels[i] < 0) continue;
			needed[labels[i]].push(doseAt(i));
			if (rules.every((rule) => isHair(field, i, rule))) covered[labels[i]]++;
		}
	}
	return zones.map((zone, label) => ({
		...zonePower(zone, needed[label], test.dose),
		covered: covered[label],
	}));

	function doseAt(i: number): number {
		if (!field.inside[i]) return Number.POSITIVE_INFINITY;
		let least = Number.POSITIVE_INFINITY;
		for (const { s, axis, gain } of tries) {
			const around = skinAround(skin.mask, i, field.stencils[s]);
			if (around < leastSkin) continue;
			const sight = lesionSight(field, s, i, axis);
			if (!sight) continue;
			const there = here(gain, s, i, sight);
			for (const { rule, checks } of asked) {
				if (rule.axis !== axis || around < rule.skin || isHair(field, i, rule)) continue;
				least = Math.min(least, doseNeeded(checks, sight, there, zones[labels[i]]));
			}
			if (least <= LOWEST_STATED) break;
		}
		return least;
	}

	/** The gain where grain and lightness of the skin are those of one pixel. */
	function here(gain: LesionSight, s: number, i: number, { bytesPerDose }: LesionSight): LesionSight {
		const { grain } = field.bands[s];
		const over = {} as Record<Axis, number>;
		for (const one of AXES) over[one] = gain.over[one] / grain[one][i];
		return { ...gain, over, bytesPerDose, bytes: (gain.green - gain.red) * bytesPerDose };
	}

	function gainOf({ bands, stencils }: LesionField, s: number, axis: Axis): LesionSight {
		const response = discResponse(bands[s], radius);
		const contrast = coreLessRing(stencils[s], radius);
		const over = {} as Record<Axis, number>;
		for (const one of AXES) over[one] = response * doseIn(weights[one], test.pigment);
		const own = doseIn(weights[axis], test.pigment);
		const [red, green, blue] = ABSORBS[test.pigment];
		return {
			dose: response * own,
			over,
			contrast: contrast * own,
			weakest: contrast * own,
			red: contrast * red,
			green: contrast * green,
			blue: contrast * blue,
			slope: 0,
			bytes: 0,
			bytesPerDose: 0,
		};
	}
}

/** No limit below this is looked for: fainter things are not worth naming. */
const LOWEST_STATED = 3;

function zonePower(zone: Zone, needed: readonly number[], dose: number): Omit<ZonePower, "covered"> {
	const tried = needed.length;
	if (tried === 0) return { zone, tried, power: 0, limit: Number.POSITIVE_INFINITY };
	const power = needed.filter((one) => one <= dose).length / tried;
	const possible = needed.filter(Number.isFinite);
	const share = possible.length / tried;
	const limit = share < STATED ? Number.POSITIVE_INFINITY : quantile(possible, STATED / share);
	return { zone, tried, power, limit: Math.max(LOWEST_STATED, limit) };
}

/** How much more of a disc lies in the stencil's core than in its ring. */
function coreLessRing({ coreReach, ringReach }: RingStencil, radius: number): number {
	return coverage(coreReach, radius) - coverage(ringReach, radius);
}

function coverage(distances: Float32Array, radius: number): number {
	let sum = 0;
	for (const distance of distances) sum += Math.min(1, Math.max(0, radius + 0.5 - distance));
	return sum / distances.length;
}
