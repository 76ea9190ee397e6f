import type { Zone } from "@dewlight/core/skin/observation.ts";
import { shrinkMask } from "../pixels/masks.ts";
import { isPeak, roundness } from "../pixels/planes.ts";
import { type LesionRule, type LesionSight, lesionMargin } from "./lesion-rules.ts";
import type { PigmentBand, PigmentBands } from "./pigment-bands.ts";
import { type RingStencil, ringContrast, ringStencil, skinAround } from "./ring-contrast.ts";
import { AXES, type Axis, type SkinAbsorbance } from "./skin-absorbance.ts";

/** Half-size pixels from the nearest thing that is not matte skin: at hair, lips and nostrils edges pose as spots. */
const FROM_EDGE_PX = 3;
/** Doubtful places down to this margin are kept: they tell how uncertain a count is. */
const LEAST_MARGIN = 0.6;
/** Doubtful however clearly it stands out, and never part of an area. */
const MOST_IN_BEARD = 0.8;
/** Nearer than this share of both radii, two places are one. */
const APART = 0.8;
/** A lesion reaches as far as the response stays above this share of its peak, and at most this many radii. */
const RIM = 0.5;
const REACH = 1.6;

/** The face as the finder and its self-test see it. */
export interface LesionField extends PigmentBands {
	skin: SkinAbsorbance;
	stencils: readonly RingStencil[];
	/** Per pixel the index of its zone in `zones`, or -1. */
	labels: Int8Array;
	zones: readonly Zone[];
	/** 1 far enough from everything that is not skin. */
	inside: Uint8Array;
	/** The first pixel of the row below the nose. */
	belowNose: number;
}

export interface Lesion {
	zone: Zone;
	/** Pixels of the field's box. */
	x: number;
	y: number;
	radius: number;
	/** Pixels it covers. */
	pixels: number[];
	/** 100 times the absorbance in green. */
	dose: number;
	/** How far beyond what counts, 1 at the limit. */
	margin: number;
	/** Spreads over the zone's mottling, in the axis sought and in redness. */
	over: number;
	reddish: number;
}

export function lesionField(
	skin: SkinAbsorbance,
	pigments: PigmentBands,
	labels: Int8Array,
	zones: readonly Zone[],
	noseBottom: number,
): LesionField {
	return {
		...pigments,
		skin,
		labels,
		zones,
		stencils: pigments.bands.map(({ radius }) => ringStencil(radius, skin.width)),
		inside: shrinkMask(skin.mask, skin.width, skin.height, FROM_EDGE_PX - 1),
		belowNose: Math.round(noseBottom) * skin.width,
	};
}

/** Round places of one kind, surest first, none closer than its own size to a surer one; doubtful ones among them. */
export function findLesions(field: LesionField, rules: readonly LesionRule[]): Lesion[] {
	const found = field.bands.flatMap((_, s) => {
		const peaks = new Map(AXES.map((axis) => [axis, peaksOf(field, s, axis, rules)]));
		return rules.flatMap((rule) => searchBand(field, s, rule, peaks.get(rule.axis) ?? []));
	});
	return apart(found).map((one) => ({ ...one, pixels: widest(one, found) }));
}

/** The most that any band shows of one place: which band is surest changes with the dose, and the area must not fall. */
function widest(one: Lesion, found: readonly Lesion[]): number[] {
	return found
		.filter((other) => isSame(one, other) && other.margin >= Math.min(1, one.margin))
		.reduce((most, { pixels }) => (pixels.length > most.length ? pixels : most), one.pixels);
}

function isSame(p: Lesion, q: Lesion): boolean {
	return Math.hypot(p.x - q.x, p.y - q.y) < APART * (p.radius + q.radius);
}

/** Leaves of what is nearly in one place the surest. */
export function apart<Found extends Lesion>(found: readonly Found[]): Found[] {
	const kept: Found[] = [];
	for (const one of [...found].sort(bySureness)) {
		if (!kept.some((other) => isSame(one, other))) kept.push(one);
	}
	return kept;
}

function bySureness(p: Lesion, q: Lesion): number {
	return Number(q.margin >= 1) - Number(p.margin >= 1) || q.over - p.over || p.y - q.y || p.x - q.x;
}

/** Where a band's response to an axis peaks that any of the rules may count. */
function peaksOf(field: LesionField, s: number, axis: Axis, rules: readonly LesionRule[]): number[] {
	const { skin, bands, labels, inside } = field;
	const { width, pixels } = skin;
	const plane = bands[s].response[axis];
	const step = stepOf(bands[s]);
	const doses = rules.filter((rule) => rule.axis === axis).map(({ dose }) => dose);
	if (doses.length === 0) return [];
	const least = LEAST_MARGIN * Math.min(...doses);
	const out: number[] = [];
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		if (plane[i] >= least && inside[i] && labels[i] >= 0 && isPeak(plane, i, width, step)) out.push(i);
	}
	return out;
}

/** Pixels to the neighbors that a peak is held against. */
const stepOf = ({ spread }: PigmentBand): number => Math.max(1, Math.round(spread));

function searchBand(field: LesionField, s: number, rule: LesionRule, peaks: readonly number[]): Lesion[] {
	const { skin, bands, stencils, labels, zones } = field;
	const { width } = skin;
	const { radius, response, grain } = bands[s];
	const plane = response[rule.axis];
	const step = stepOf(bands[s]);
	const leastDose = LEAST_MARGIN * rule.dose;
	const out: Lesion[] = [];
	for (const i of peaks) {
		if (plane[i] < leastDose) continue;
		if (plane[i] < LEAST_MARGIN * rule.over * grain[rule.axis][i]) continue;
		const round = roundness(plane, i, width, step);
		if (round < LEAST_MARGIN * rule.roundness) continue;
		if (skinAround(skin.mask, i, stencils[s]) < rule.skin) continue;
		const sight = atItsTop(lesionSight(field, s, i, rule.axis), rule.axis, topOf(plane, i, width) / plane[i]);
		const zone = zones[labels[i]];
		const found = sight ? Math.min(lesionMargin(rule, sight, zone), round / rule.roundness) : -1;
		const margin = isHair(field, i, rule) ? Math.min(MOST_IN_BEARD, found) : found;
		if (!sight || margin < LEAST_MARGIN) continue;
		const y = Math.floor(i / width);
		const x = i - y * width;
		const covered = regionAround(plane, i, width, radius);
		out.push({
			zone,
			x,
			y,
			radius,
			pixels: covered,
			dose: sight.dose,
			margin,
			over: sight.over[rule.axis],
			reddish: sight.over.blood,
		});
	}
	return out;
}

/** In a beard a dark or a reddish place is as likely a tuft or a gap; at the thin ends of a moustache a red one is not. */
export function isHair(
	{ bearded, labels, belowNose }: LesionField,
	i: number,
	{ axis }: LesionRule,
): boolean {
	const beard = bearded[labels[i]];
	return beard === "all" || (beard === "below_nose" && axis !== "blood" && i >= belowNose);
}

/** The peak of the paraboloid through a pixel and its neighbors: how strong a place is must not depend on where the pixels lie. */
function topOf(plane: Float32Array, i: number, width: number): number {
	let top = plane[i];
	for (const step of [1, width]) {
		const slope = (plane[i + step] - plane[i - step]) / 2;
		const curve = plane[i + step] + plane[i - step] - 2 * plane[i];
		if (curve < 0) top -= slope ** 2 / (2 * curve);
	}
	return top;
}

/** A sight whose response is `times` that of its pixel. */
function atItsTop(sight: LesionSight | null, axis: Axis, times: number): LesionSight | null {
	return (
		sight && { ...sight, dose: times * sight.dose, over: { ...sight.over, [axis]: times * sight.over[axis] } }
	);
}

/** What is seen at a pixel in a band; null where too little skin is around. */
export function lesionSight(
	{ skin, planes, bands, stencils }: LesionField,
	s: number,
	i: number,
	axis: Axis,
): LesionSight | null {
	const ring = ringContrast(planes[axis], skin, i, stencils[s]);
	if (!ring) return null;
	const { response, grain } = bands[s];
	const over = {} as Record<Axis, number>;
	for (const one of AXES) over[one] = response[one][i] / grain[one][i];
	return {
		dose: response[axis][i],
		over,
		contrast: ring.own,
		weakest: ring.weakest,
		red: ring.red,
		green: ring.green,
		blue: ring.blue,
		slope: ring.slope,
		bytes: (ring.green - ring.red) * ring.bytesPerDose,
		bytesPerDose: ring.bytesPerDose,
	};
}

/** Pixels around the peak that are joined to it by a response of at least half of its own. */
function regionAround(plane: Float32Array, peak: number, width: number, radius: number): number[] {
	const least = RIM * plane[peak];
	const most = REACH * radius;
	const middleY = Math.floor(peak / width);
	const middleX = peak - middleY * width;
	const seen = new Set([peak]);
	const out = [peak];
	for (let next = 0; next < out.length; next++) {
		for (const j of [out[next] - 1, out[next] + 1, out[next] - width, out[next] + width]) {
			if (seen.has(j)) continue;
			seen.add(j);
			const y = Math.floor(j / width);
			if (plane[j] >= least && Math.hypot(j - y * width - middleX, y - middleY) <= most) out.push(j);
		}
	}
	return out;
}
