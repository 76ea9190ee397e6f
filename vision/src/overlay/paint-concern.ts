import type { Concern } from "@dewlight/core/skin/concern.ts";
import { type Point, ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import type { LocatedSpot, SkinMeasurement } from "../measure/measure-skin.ts";
import type { LocatedPore } from "../measure/pores.ts";
import type { LocatedLine } from "../measure/wrinkles.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { zoneLabels } from "../regions/zones.ts";
import {
	type Canvas,
	type Colour,
	DARK,
	fillDot,
	LIGHT,
	smoothPath,
	strokeDiamond,
	strokePath,
	strokeRing,
	type TwoTone,
} from "./canvas.ts";
import { AREA_CONCERNS, findingFields, type ValueField } from "./finding-fields.ts";
import { paintField } from "./paint-field.ts";
import type { FrameMapping } from "./picture-frame.ts";

/** Concerns that can be located; a dry look has no place of its own. */
export const LOCATED_CONCERNS = [
	"redness",
	"uneven_tone",
	"shine",
	"texture",
	"under_eye",
	"lines",
	"pores",
	"dark_spots",
	"acne",
] as const satisfies readonly Concern[];
export type LocatedConcern = (typeof LOCATED_CONCERNS)[number];

/**
 * One colour per concern, told apart with red-green and blue-yellow deficiency by hue and lightness together (after
 * Okabe & Ito 2008), none of them a colour of skin. Shapes differ too: rings, diamonds, dots, strokes and areas.
 */
export const LAYER_COLOURS: Record<LocatedConcern, Colour> = {
	acne: [255, 68, 56],
	redness: [226, 38, 122],
	dark_spots: [0, 114, 206],
	uneven_tone: [124, 88, 214],
	shine: [246, 222, 60],
	pores: [0, 194, 222],
	lines: [0, 178, 128],
	under_eye: [58, 78, 190],
	texture: [255, 150, 36],
};

/** Paints everything found of one concern; `fineness` scales strokes, 1 at thumbnail size. */
export type PaintConcern = (canvas: Canvas, mapping: FrameMapping, fineness: number) => void;

export interface ConcernPainter {
	concern: LocatedConcern;
	paint: PaintConcern;
	/** Where it stands out most. */
	place: StandoutPlace;
}

/** Where a concern stands out most, in crop pixels. */
interface StandoutPlace {
	at: Point;
	zone: Zone;
}

/** What there is to paint, in painting order: areas below, marks above. Concerns found nowhere are left out. */
export function paintersOf(face: AlignedFace, skin: SkinView, measured: SkinMeasurement): ConcernPainter[] {
	const { spots, darkMarks, lines, pores } = measured.located;
	const fields = findingFields(face, skin, measured);
	const labels = zoneLabels(skin.zones, face.size);
	const painters: Partial<Record<LocatedConcern, Omit<ConcernPainter, "concern">>> = {};
	for (const concern of AREA_CONCERNS) {
		const field = fields[concern];
		if (field) {
			painters[concern] = {
				place: standoutOfField(field, labels),
				paint: (canvas, mapping, fineness) =>
					paintField(canvas, field, mapping, LAYER_COLOURS[concern], fineness),
			};
		}
	}
	if (lines.length > 0) {
		painters.lines = {
			place: standoutLine(lines),
			paint: (canvas, mapping, fineness) => {
				for (const { points } of lines) {
					strokePath(canvas, smoothPath(points).map(mapping.toShown), markStyle("lines", 2, fineness));
				}
			},
		};
	}
	if (pores.length > 0) {
		painters.pores = {
			place: standoutPore(pores),
			paint: (canvas, mapping, fineness) => {
				for (const { x, y } of pores) {
					fillDot(canvas, mapping.toShown([x, y]), 1.1 * fineness, markStyle("pores", 2, fineness));
				}
			},
		};
	}
	if (darkMarks.length > 0) {
		painters.dark_spots = {
			place: standoutSpot(darkMarks),
			paint: (canvas, mapping, fineness) => {
				for (const { x, y, radius } of darkMarks) {
					const reach = Math.max(6.5 * fineness, 1.25 * radius * mapping.scale + 3.5 * fineness);
					strokeDiamond(canvas, mapping.toShown([x, y]), reach, markStyle("dark_spots", 2, fineness));
				}
			},
		};
	}
	if (spots.length > 0) {
		painters.acne = {
			place: standoutSpot(spots),
			paint: (canvas, mapping, fineness) => {
				for (const { x, y, radius } of spots) {
					const reach = Math.max(5.5 * fineness, radius * mapping.scale + 3 * fineness);
					strokeRing(canvas, mapping.toShown([x, y]), reach, markStyle("acne", 2, fineness));
				}
			},
		};
	}
	return LOCATED_CONCERNS.flatMap((concern) => {
		const painter = painters[concern];
		return painter ? [{ concern, ...painter }] : [];
	});
}

/** A stroke in the concern's colour with a halo of the opposite lightness. */
export function markStyle(concern: LocatedConcern, width: number, fineness: number): TwoTone {
	const core = LAYER_COLOURS[concern];
	const isPale = 0.3 * core[0] + 0.59 * core[1] + 0.11 * core[2] > 190;
	return {
		core,
		coreWidth: width * fineness,
		halo: isPale ? DARK : LIGHT,
		haloWidth: (width + 2.4) * fineness,
		haloOpacity: 0.85,
	};
}

/** Half-size pixels over which an area is looked at as one. */
const AREA_SPREAD = 9;
/** Crop pixels within which pores count as neighbors. */
const PORE_REACH = 18;

/** The middle of the strongest part of an area; `labels` tells the zone of each half-size pixel. */
function standoutOfField({ strength, size }: ValueField, labels: Int8Array): StandoutPlace {
	const smooth = boxBlur(strength, size, size, AREA_SPREAD);
	let best = 0;
	for (let i = 1; i < smooth.length; i++) {
		if (labels[i] >= 0 && (labels[best] < 0 || smooth[i] > smooth[best])) best = i;
	}
	return { at: [2 * (best % size) + 1, 2 * Math.floor(best / size) + 1], zone: ZONES[labels[best]] };
}

function standoutSpot(spots: readonly LocatedSpot[]): StandoutPlace {
	const { x, y, zone } = mostBy(spots, ({ strength }) => strength);
	return { at: [x, y], zone };
}

/** The middle of the longest line. */
function standoutLine(lines: readonly LocatedLine[]): StandoutPlace {
	const { points, zone } = mostBy(lines, ({ points: [...own] }) => {
		const [first, last] = [own[0], own[own.length - 1]];
		return Math.hypot(first[0] - last[0], first[1] - last[1]);
	});
	return { at: points[points.length >> 1], zone };
}

/** The pore with the most others around it. */
function standoutPore(pores: readonly LocatedPore[]): StandoutPlace {
	const { x, y, zone } = mostBy(
		pores,
		(one) => pores.filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < PORE_REACH).length,
	);
	return { at: [x, y], zone };
}

function mostBy<T>(items: readonly T[], worth: (item: T) => number): T {
	const [first, ...rest] = items;
	let [best, most] = [first, worth(first)];
	for (const item of rest) {
		const own = worth(item);
		if (own > most) [best, most] = [item, own];
	}
	return best;
}
