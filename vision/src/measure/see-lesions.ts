import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { quantile } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { zoneLabels } from "../regions/zones.ts";
import {
	apart,
	findLesions,
	isHair,
	type Lesion,
	type LesionField,
	lesionField,
	lesionSight,
} from "./find-lesions.ts";
import {
	checksOf,
	doseNeeded,
	type LesionRule,
	type LesionSight,
	MARK_RULES,
	SPOT_RULES,
} from "./lesion-rules.ts";
import { discResponse, pigmentBands } from "./pigment-bands.ts";
import { type RingStencil, skinAround } from "./ring-contrast.ts";
import {
	ABSORBS,
	AXES,
	type Axis,
	cutBox,
	doseIn,
	type Pigment,
	type SkinAbsorbance,
	skinAbsorbance,
} from "./skin-absorbance.ts";

/** Where spots and marks are looked for. Not around the eyes and on the upper lip: lashes, thin skin and stubble. */
export const LESION_ZONES: readonly Zone[] = [
	"forehead",
	"glabella",
	"nose",
	"left_cheek",
	"right_cheek",
	"left_nasolabial",
	"right_nasolabial",
	"chin",
	"left_jaw",
	"right_jaw",
];

/** By index in ZONES the index in LESION_ZONES, or -1. */
const PLACE_OF = ZONES.map((zone) => LESION_ZONES.indexOf(zone));

/** Everything of one kind on a face. */
export interface SeenLesions {
	/** Those that count, margin 1 and more. */
	sure: Lesion[];
	/** Near the limits, or of a colour between the two kinds. */
	doubtful: Lesion[];
	/** What of the smallest worth naming would have been found, per zone. */
	power: ZonePower[];
}

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

export interface FaceLesions {
	spots: SeenLesions;
	marks: SeenLesions;
	/** Half-size pixels of skin looked at in each zone. */
	looked: ReadonlyMap<Zone, number>;
}

/** Looks for red spots and brown marks on all skin, and tests on the same photo what would have been found. */
export function seeLesions(
	face: AlignedFace,
	skin: Pick<SkinView, "mask" | "halfMask" | "zones" | "specular">,
): FaceLesions {
	const absorbance = skinAbsorbance(face, skin);
	const { left, top, pixels } = absorbance;
	const labels = lesionLabels(face, skin, absorbance);
	const field = lesionField(
		absorbance,
		pigmentBands(absorbance, labels, LESION_ZONES),
		labels,
		LESION_ZONES,
		face.points[2 * NOSE_BOTTOM + 1] / 2 - top,
	);
	const all = apart([
		...findLesions(field, SPOT_RULES).map((one) => ({ ...one, kind: "spot" as const })),
		...findLesions(field, MARK_RULES).map((one) => ({ ...one, kind: "mark" as const })),
	]).map((one) => ({ ...one, x: one.x + left, y: one.y + top }));
	const spots = all.filter(({ kind }) => kind === "spot");
	const marks = all.filter(({ kind }) => kind === "mark");
	return {
		spots: {
			sure: spots.filter(isSure),
			doubtful: [...spots.filter((one) => !isSure(one)), ...marks.filter(isReddish)],
			power: testLesions(field, SPOT_RULES, TEST_SPOT),
		},
		marks: {
			sure: marks.filter(isSure),
			doubtful: marks.filter((one) => !isSure(one)),
			power: testLesions(field, MARK_RULES, TEST_MARK),
		},
		looked: countLooked(pixels, labels),
	};
}

/** Mesh point where the nose meets the upper lip. */
const NOSE_BOTTOM = 2;

function countLooked(pixels: Int32Array, labels: Int8Array): Map<Zone, number> {
	const counts = new Int32Array(LESION_ZONES.length);
	for (let n = 0; n < pixels.length; n++) if (labels[pixels[n]] >= 0) counts[labels[pixels[n]]]++;
	return new Map(LESION_ZONES.flatMap((zone, z) => (counts[z] > 0 ? [[zone, counts[z]] as const] : [])));
}

/** The index in LESION_ZONES of each half-size pixel inside the box, or -1. */
function lesionLabels(face: AlignedFace, { zones }: Pick<SkinView, "zones">, box: SkinAbsorbance): Int8Array {
	const labels = cutBox(box, zoneLabels(zones, face.size), face.size >> 1);
	for (let i = 0; i < labels.length; i++) if (labels[i] >= 0) labels[i] = PLACE_OF[labels[i]];
	leaveFoldsOut(labels, face, box);
	return labels;
}

/** Mesh points of the mouth's corners and of the nose wings' ends: folds pool round shadows there. */
const FOLDS: readonly (readonly [point: number, reachMm: number])[] = [
	[61, 6.5],
	[291, 6.5],
	[98, 4.5],
	[327, 4.5],
	[129, 4.5],
	[358, 4.5],
];

function leaveFoldsOut(
	labels: Int8Array,
	{ points }: AlignedFace,
	{ left, top, width, perMm }: SkinAbsorbance,
): void {
	for (const [point, reachMm] of FOLDS) {
		const reach = reachMm * perMm;
		const x = points[2 * point] / 2 - left;
		const y = points[2 * point + 1] / 2 - top;
		for (
			let v = Math.max(0, Math.ceil(y - reach));
			v <= Math.min(labels.length / width - 1, y + reach);
			v++
		) {
			for (let u = Math.max(0, Math.ceil(x - reach)); u <= Math.min(width - 1, x + reach); u++) {
				if (Math.hypot(u - x, v - y) <= reach) labels[v * width + u] = -1;
			}
		}
	}
}

/** Redness over its mottling at which a brown mark may as well be a spot. */
const REDDISH = 2.5;

const isSure = ({ margin }: Lesion): boolean => margin >= 1;
const isReddish = (one: Lesion): boolean => isSure(one) && one.reddish >= REDDISH;

/** Test lesions are put this far apart, millimetres, one at a time. */
const APART_MM = 8;
/** Bands in the order in which a test lesion fits them; the rest would find it no better. */
const TRIED = [1, 0] as const;

interface TestLesion {
	pigment: Pigment;
	diameterMm: number;
	/** 100 times the absorbance in green: what anybody sees. */
	dose: number;
}

/** The smallest inflamed spot and the smallest brown mark worth naming. */
const TEST_SPOT: TestLesion = { pigment: "blood", diameterMm: 4, dose: 10 };
const TEST_MARK: TestLesion = { pigment: "melanin", diameterMm: 4, dose: 15 };

/** Share of the places a limit of detection is stated for. */
const STATED = 0.75;

/**
 * What would be found in this very photo: a test lesion is put into the planes at every place of each zone and judged
 * by the rules that judge real ones. All checks are linear, so that the dose a place needs follows without searching.
 */
function testLesions(field: LesionField, rules: readonly LesionRule[], test: TestLesion): ZonePower[] {
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
