import type { Point, Zone } from "@dewlight/core/skin/observation.ts";
import { shrinkMask } from "../pixels/grow-mask.ts";
import { type Component, labelComponents } from "../pixels/label-components.ts";
import { principalAxes } from "../pixels/principal-axes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { coarseLightness, measureRidges } from "./measure-ridges.ts";
import { ramp } from "./ramp.ts";
import type { Reading } from "./reading.ts";
import type { SkinPlanes } from "./skin-planes.ts";
import { traceLine } from "./trace-line.ts";

export const WRINKLE_ZONES: readonly Zone[] = [
	"forehead",
	"glabella",
	"left_crows_feet",
	"right_crows_feet",
	"left_nasolabial",
	"right_nasolabial",
	"left_under_eye",
	"right_under_eye",
];

/** Largest angle to the horizontal a line of the zone may have, degrees; zones not listed accept any. */
const STEEPEST: Partial<Record<Zone, number>> = {
	forehead: 35,
	left_crows_feet: 55,
	right_crows_feet: 55,
	left_under_eye: 50,
	right_under_eye: 50,
};

/** A line is followed down to this strength, L*. */
const WEAKEST = 0.55;
/** Peak strength and length from which a line counts, and from which it counts in full: no line enters at a jump. */
const PEAK = { from: 0.9, full: 1.5 };
const LENGTH_MM = { from: 4, full: 7 };
const LEAST_ELONGATION = 3;
/** Masks' borders and rims look like lines within this many crop pixels. */
const BORDER = 3;
/** Relative spread of a line's strength and length under the perturbations, and the strength of a chance line, which weighs more the smaller the zone. */
const RELATIVE_SD = 0.14;
const CHANCE_LINE = 30;
const MOST_CHANCE_SD = 1.2;

/** One located line in crop pixels, along its middle. */
export interface LocatedLine {
	zone: Zone;
	points: Point[];
	strength: number;
}

export interface Wrinkles {
	lines: LocatedLine[];
	readings: Reading[];
}

/**
 * Line index of each zone: ridge strength summed along lines of 4 to 7 mm and more that run the way lines of the zone
 * run, per hundred pixels of its skin. Pores, hairs' stubs and single spots are too short or too round.
 */
export function wrinkles(face: AlignedFace, skin: SkinView, planes: SkinPlanes): Wrinkles {
	const inner = shrinkMask(skin.mask, face.size, face.size, BORDER);
	const coarse = coarseLightness(planes);
	const ridge = new Float32Array(inner.length);
	const over = new Uint8Array(inner.length);
	const lines: LocatedLine[] = [];
	const readings = WRINKLE_ZONES.map((zone): Reading => {
		const pixels = skin.perZone[zone].pixels.filter((i) => inner[i] === 1);
		measureRidges(planes, coarse, pixels, ridge);
		for (const i of pixels) if (ridge[i] > WEAKEST) over[i] = 1;
		let energy = 0;
		for (const group of labelComponents(over, face.size, face.size, pixels)) {
			const weight = lineWeight(group, zone, ridge, face);
			if (weight === 0) continue;
			const strength = weight * group.pixels.reduce((sum, i) => sum + ridge[i], 0);
			energy += strength;
			lines.push({
				zone,
				points: traceLine(group.pixels, face.size),
				strength: strength / group.pixels.length,
			});
		}
		const value = pixels.length === 0 ? 0 : (100 * energy) / pixels.length;
		const chance = Math.min(MOST_CHANCE_SD, (100 * CHANCE_LINE) / Math.max(1, pixels.length));
		return { zone, value, sd: Math.hypot(RELATIVE_SD * value, chance) };
	});
	return { lines, readings };
}

/** How fully a group counts as a line of the zone, 0 to 1. */
function lineWeight(group: Component, zone: Zone, ridge: Float32Array, face: AlignedFace): number {
	const length = Math.hypot(group.maxX - group.minX, group.maxY - group.minY) / face.cropPxPerMm;
	const peak = group.pixels.reduce((highest, i) => Math.max(highest, ridge[i]), 0);
	const weight = ramp(length, LENGTH_MM.from, LENGTH_MM.full) * ramp(peak, PEAK.from, PEAK.full);
	if (weight === 0) return 0;
	const { along, across, angle } = principalAxes(group.pixels, face.size);
	if (along < LEAST_ELONGATION * across) return 0;
	const steepest = STEEPEST[zone];
	return steepest === undefined || Math.abs((angle * 180) / Math.PI) <= steepest ? weight : 0;
}
