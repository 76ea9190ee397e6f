import type { Zone } from "@dewlight/core/skin/observation.ts";

/** An ellipse on the frontal face, millimeters. */
export interface ZoneShape {
	x: number;
	y: number;
	radiusX: number;
	radiusY: number;
}

const LEFT = {
	cheek: { x: 42, y: -32, radiusX: 14, radiusY: 14 },
	under_eye: { x: 31, y: -12.5, radiusX: 13, radiusY: 4.5 },
	crows_feet: { x: 54, y: 0, radiusX: 6, radiusY: 9 },
	nasolabial: { x: 29, y: -56, radiusX: 5, radiusY: 10 },
	jaw: { x: 42, y: -79, radiusX: 8, radiusY: 8 },
} as const satisfies Record<string, ZoneShape>;

function right(shape: ZoneShape): ZoneShape {
	return { ...shape, x: -shape.x };
}

/** Where an insert for a zone is placed; left is the subject's left, at positive x. */
export const ZONE_SHAPES: Record<Zone, ZoneShape> = {
	forehead: { x: 0, y: 41, radiusX: 36, radiusY: 11 },
	glabella: { x: 0, y: 17, radiusX: 9, radiusY: 8 },
	nose: { x: 0, y: -26, radiusX: 9, radiusY: 15 },
	left_cheek: LEFT.cheek,
	right_cheek: right(LEFT.cheek),
	left_under_eye: LEFT.under_eye,
	right_under_eye: right(LEFT.under_eye),
	left_crows_feet: LEFT.crows_feet,
	right_crows_feet: right(LEFT.crows_feet),
	left_nasolabial: LEFT.nasolabial,
	right_nasolabial: right(LEFT.nasolabial),
	upper_lip: { x: 0, y: -53.5, radiusX: 14, radiusY: 3.5 },
	chin: { x: 0, y: -97, radiusX: 15, radiusY: 8 },
	left_jaw: LEFT.jaw,
	right_jaw: right(LEFT.jaw),
};
