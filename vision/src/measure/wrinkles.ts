import { CONCERN_RULES } from "@dewlight/core/skin/concern-rules.ts";
import type { Point, Zone } from "@dewlight/core/skin/observation.ts";
import { LINES_IN_DOUBT, zoneSeverity } from "@dewlight/core/skin/readings.ts";
import { labelComponents, pixelsOn, shrinkMask } from "../pixels/masks.ts";
import { scratchMask, scratchPlane } from "../pixels/planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { LineLook } from "./confirm-line.ts";
import { type Reading, ramp } from "./readings.ts";
import { coarseLightness, measureRidges, type Ridges, traceLine } from "./ridges.ts";
import { type SkinPlanes, visibleContrast } from "./skin-samples.ts";

const strengthOf = scratchPlane();
const angleOf = scratchPlane();
const innerOf = scratchMask();
const coarseOf = scratchPlane();
const shownOf = scratchMask();

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

/**
 * Angles to the horizontal, degrees, between which lines of the zone run: weight 0 at `none`, 1 at `all`. Across the
 * forehead, down between the brows (hairs of the brows run across); zones not listed accept any.
 */
const RUNS: Partial<Record<Zone, { none: number; all: number }>> = {
	forehead: { none: 45, all: 25 },
	glabella: { none: 35, all: 55 },
	left_crows_feet: { none: 65, all: 45 },
	right_crows_feet: { none: 65, all: 45 },
	left_under_eye: { none: 60, all: 40 },
	right_under_eye: { none: 60, all: 40 },
};

/** Ridges weaker than this, L*, are not looked at. */
const WEAKEST = 0.45;
/** Deeper than any line of skin: hairs and rims count as this much. */
const DEEPEST = 3.5;
/** A line is followed so far to both sides, millimetres. */
const REACH_MM = 3.5;
/** Mean strength along the way, L*, from which a pixel counts as part of a line, and from which in full. */
const SUPPORT = { from: 0.55, full: 1.3 };
/** Pixels that count for this much are drawn, where enough of them hang together. */
const SHOWN_WEIGHT = 0.4;
const SHOWN_MM = 4;
/** Pixels that belong to a line less than this are not looked at twice. */
const LEAST_ASKED = 0.05;
/** What runs the other way and passes the second look too is hair, and so is this much of what runs the right way. */
const STRANDS = 2;
/** Share of a zone's reading that the second look has to bear out, else nothing is said of lines that would be told. */
const BORNE_OUT = 0.25;
/** The fold of a bag runs like a line and is as deep and as long: one photo does not tell them apart. */
const BAGGED: readonly Zone[] = ["left_under_eye", "right_under_eye"];
/** Only what passes the second look this surely is drawn. */
const SHOWN_SURE = 0.2;
/** Mesh points of the brows' inner ends, and how much of the way between them their hairs take on each side. */
const INNER_BROW = { right: 55, left: 285 };
const BROW_MARGIN = 0.24;
/** Masks' borders and rims look like lines within this many crop pixels. */
const BORDER = 3;
/** Relative spread of a line's strength under the perturbations, and the strength of a chance line, which weighs more the smaller the zone. */
const RELATIVE_SD = 0.08;
const CHANCE_LINE = 15;
const MOST_CHANCE_SD = 0.6;

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
 * Line index of each zone: the strength of every pixel on a dark line, weighed by how well the line goes on for
 * 3.5 mm to both sides and by whether it runs the way lines of the zone run, per hundred pixels of its skin; less what
 * runs the other way, because bumps, pores and hairs run every way and so show how much of it is chance. Each pixel is
 * weighed by itself, so no line enters or leaves as a whole. A zone whose lines a report would name, and which a second
 * look does not bear out, stays silent.
 */
export function wrinkles(face: AlignedFace, skin: SkinView, planes: SkinPlanes): Wrinkles {
	const { size } = face;
	const inner = shrinkMask(skin.mask, size, size, BORDER, innerOf(size * size));
	const coarse = coarseLightness(planes, coarseOf(planes.L.length));
	const visible = visibleContrast(skin.gain);
	const ridges: Ridges = {
		strength: strengthOf(inner.length).fill(0),
		angle: angleOf(inner.length).fill(0),
	};
	const shown = shownOf(inner.length);
	const lines: LocatedLine[] = [];
	const inZone = WRINKLE_ZONES.map((zone) => pixelsOn(skin.perZone[zone].pixels, inner));
	for (const pixels of inZone) measureRidges(planes, coarse, pixels, ridges, visible);
	const second = new LineLook(face, skin, ridges);
	const readings = WRINKLE_ZONES.map((zone, z): Reading => {
		const pixels = inZone[z];
		const { energy, borneOut, looked, upright } = sumLines(face, zone, pixels, ridges, second, shown);
		const value = looked === 0 ? 0 : Math.max(0, (100 * energy) / looked);
		const isHair = zone === "glabella" && standCrowded(upright, size);
		const isBorneOut = !BAGGED.includes(zone) && !isHair && borneOut >= BORNE_OUT * energy;
		for (const group of isBorneOut ? labelComponents(shown, size, size, pixels) : []) {
			const length = Math.hypot(group.maxX - group.minX, group.maxY - group.minY) / face.cropPxPerMm;
			if (length < SHOWN_MM) continue;
			const strength = group.pixels.reduce((sum, i) => sum + ridges.strength[i], 0) / group.pixels.length;
			lines.push({ zone, points: traceLine(group.pixels, size), strength });
		}
		const chance = Math.min(MOST_CHANCE_SD, (100 * CHANCE_LINE) / Math.max(1, looked));
		const reading = { zone, value, sd: Math.hypot(RELATIVE_SD * value, chance) };
		return isBorneOut || !wouldBeTold(reading) ? reading : { ...reading, silent: LINES_IN_DOUBT };
	});
	return { lines, readings };
}

/** Adds up what lies on the zone's lines, lists their pixels, and sets in `shown` what is drawn of them. */
function sumLines(
	face: AlignedFace,
	zone: Zone,
	pixels: Int32Array,
	ridges: Ridges,
	second: LineLook,
	shown: Uint8Array,
) {
	const { size } = face;
	const [from, to] = zone === "glabella" ? betweenBrows(face) : [-1, size];
	const run = RUNS[zone];
	const chance = chanceShare(zone);
	let energy = 0;
	let borneOut = 0;
	let looked = 0;
	const upright: number[] = [];
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		const x = i % size;
		if (x <= from || x >= to) continue;
		looked++;
		if (ridges.strength[i] <= WEAKEST) continue;
		const along = goesOn(ridges, i, face);
		const weight = along * runWeight(run, ridges.angle[i]);
		const strength = Math.min(DEEPEST, ridges.strength[i]);
		energy += (weight - chance * (along - weight)) * strength;
		if (weight >= SHOWN_WEIGHT) upright.push(i);
		if (along < LEAST_ASKED) continue;
		const sure = second.sureness(i, zone);
		borneOut += (weight - STRANDS * (along - weight)) * sure * strength;
		if (weight >= SHOWN_WEIGHT && sure >= SHOWN_SURE) shown[i] = 1;
	}
	return { energy, borneOut, looked, upright };
}

/** So many lines side by side are no frown: it folds into one, two or three, and hairs that join the brows stand closer. */
const SIDE_BY_SIDE = 3;
/** Share of the rows with a line in which they do so; a crease may fork for a few. */
const CROWDED_SHARE = 0.25;

/** Whether upright lines, given by the crop pixels they run through in reading order, stand as close as hairs do. */
function standCrowded(pixels: readonly number[], size: number): boolean {
	const lines = new Map<number, number>();
	let last = Number.NEGATIVE_INFINITY;
	for (const i of pixels) {
		const row = Math.floor(i / size);
		const goesOn = i === last + 1 && i % size !== 0;
		lines.set(row, (lines.get(row) ?? 0) + (goesOn ? 0 : 1));
		last = i;
	}
	const crowded = [...lines.values()].filter((count) => count >= SIDE_BY_SIDE).length;
	return lines.size > 0 && crowded >= CROWDED_SHARE * lines.size;
}

/** From this severity on a report names what it sees. */
const TOLD_FROM = 1;

function wouldBeTold({ zone, value }: { zone: Zone; value: number }): boolean {
	return zoneSeverity(CONCERN_RULES.lines, { zone, value }) >= TOLD_FROM;
}

/** Whether lines of the zone run at this angle, 0 to 1. */
function runWeight(run: (typeof RUNS)[Zone], angle: number): number {
	if (run === undefined) return 1;
	const toHorizontal = (Math.abs(Math.asin(Math.sin(angle))) * 180) / Math.PI;
	return ramp(toHorizontal, run.none, run.all);
}

/** How much of what runs the other way is to be expected among what runs the right way, by the width of both; at the eye corners hair runs the other way. */
function chanceShare(zone: Zone): number {
	const run = RUNS[zone];
	if (run === undefined || zone.endsWith("crows_feet")) return 0;
	const middle = (run.none + run.all) / 2 / 90;
	return run.all < run.none ? middle / (1 - middle) : (1 - middle) / middle;
}

/** Between the brows the hairs of their inner ends stand like frown lines: only the middle is looked at. */
function betweenBrows({ points }: AlignedFace): [from: number, to: number] {
	const [right, left] = [points[2 * INNER_BROW.right], points[2 * INNER_BROW.left]];
	const margin = BROW_MARGIN * (left - right);
	return [right + margin, left - margin];
}

/** How well the line through a pixel goes on to both sides, 0 to 1; it may bend by a pixel. */
function goesOn({ strength, angle }: Ridges, i: number, { size, cropPxPerMm }: AlignedFace): number {
	const y = Math.floor(i / size);
	const x = i - y * size;
	const dx = Math.cos(angle[i]);
	const dy = Math.sin(angle[i]);
	const reach = Math.round(REACH_MM * cropPxPerMm);
	let sum = Math.min(DEEPEST, strength[i]);
	for (let side = -1; side <= 1; side += 2) {
		for (let step = 1; step <= reach; step++) {
			const px = x + side * step * dx;
			const py = y + side * step * dy;
			let best = 0;
			for (let off = -1; off <= 1; off++) {
				const at = Math.round(py + off * dx) * size + Math.round(px - off * dy);
				if (strength[at] > best) best = strength[at];
			}
			sum += Math.min(DEEPEST, best);
		}
	}
	return ramp(sum / (2 * reach + 1), SUPPORT.from, SUPPORT.full);
}
