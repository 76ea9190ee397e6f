import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { zoneLabels } from "../regions/zones.ts";
import { apart, findLesions, type Lesion, lesionField } from "./find-lesions.ts";
import { MARK_RULES, SPOT_RULES } from "./lesion-rules.ts";
import { pigmentBands } from "./pigment-bands.ts";
import { cutBox, type SkinAbsorbance, skinAbsorbance } from "./skin-absorbance.ts";
import { TEST_MARK, TEST_SPOT, testLesions, type ZonePower } from "./test-lesions.ts";

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
