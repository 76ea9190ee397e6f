import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { createRandom, type Random } from "../render/math.ts";
import { createSkinMap, type SkinMap } from "./skin-map.ts";

/** One point of a line; `weight` fades the ends. */
interface LinePoint {
	x: number;
	y: number;
	weight: number;
}

const SPACING = 0.4;

function along(length: number, place: (t: number) => [x: number, y: number]): LinePoint[] {
	const count = Math.max(8, Math.round(length / SPACING));
	return Array.from({ length: count + 1 }, (_, i) => {
		const t = i / count;
		const [x, y] = place(t);
		return { x, y, weight: Math.sin(Math.PI * t) ** 0.6 };
	});
}

function foreheadLines(random: Random): LinePoint[][] {
	return [34, 41, 47.5].map((y, i) => {
		const half = 30 - i * 3 + random.range(-2, 2);
		const phase = random.range(0, 6);
		return along(2 * half, (t) => {
			const x = (2 * t - 1) * half;
			return [x, y + 0.9 * Math.sin(x / 9 + phase) - (x / 22) ** 2];
		});
	});
}

function crowsFeet(side: number, random: Random): LinePoint[][] {
	return [-0.55, -0.1, 0.35].map((slope) => {
		const length = random.range(11, 14);
		return along(length, (t) => [
			side * (48 + length * t),
			1 + slope * 6 + length * t * slope * 0.6 - 1.6 * Math.sin(t * 2),
		]);
	});
}

function nasolabialFold(side: number): LinePoint[][] {
	return [along(30, (t) => [side * (21.5 + 11.5 * t + 2.5 * t * t), -43 - 28 * t])];
}

function underEyeLines(side: number): LinePoint[][] {
	return [0, 1].map((row) =>
		along(22, (t) => {
			const across = 2 * t - 1;
			return [side * (31 + 11 * across), -10.5 - 3.4 * row + 2 * across * across];
		}),
	);
}

/** The usual course of expression lines in a zone. */
function lineCurves(zone: Zone, random: Random): LinePoint[][] {
	switch (zone) {
		case "forehead":
			return foreheadLines(random);
		case "glabella":
			return [-1, 1].map((side) => along(13, (t) => [side * (5.5 + 1.2 * Math.sin(2 * t)), 10 + 13 * t]));
		case "left_crows_feet":
			return crowsFeet(1, random);
		case "right_crows_feet":
			return crowsFeet(-1, random);
		case "left_nasolabial":
			return nasolabialFold(1);
		case "right_nasolabial":
			return nasolabialFold(-1);
		case "left_under_eye":
			return underEyeLines(1);
		case "right_under_eye":
			return underEyeLines(-1);
		case "chin":
			return [along(22, (t) => [22 * t - 11, -89 - 1.5 * Math.sin(Math.PI * t)])];
		case "upper_lip":
			return [-9, -5, 5, 9].map((x) => along(6, (t) => [x * (1 + 0.06 * t), -57 + 6 * t]));
		case "nose":
			return [along(13, (t) => [13 * t - 6.5, -13 + Math.sin(Math.PI * t)])];
		case "left_cheek":
		case "right_cheek":
		case "left_jaw":
		case "right_jaw": {
			const side = zone.startsWith("left") ? 1 : -1;
			const y = zone.endsWith("cheek") ? -32 : -79;
			return [-5, 0, 5].map((shift) =>
				along(16, (t) => [side * (42 + shift + 3 * Math.sin(2 * t)), y + 8 - 16 * t]),
			);
		}
	}
}

/** An ellipse on the frontal face, millimeters. */
interface ZoneShape {
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

interface SpotInsert {
	count: number;
	/** Diameter, millimeters. */
	sizeMm?: number;
	/** Peak rise: of the erythema index for papules, of the melanin index for dark marks. */
	contrast?: number;
}

/** Everything put onto the clean skin of a drawn face, by zone; an absent zone stays clean. */
export interface SkinInserts {
	papules?: Partial<Record<Zone, SpotInsert>>;
	darkMarks?: Partial<Record<Zone, SpotInsert>>;
	/** Rise of the erythema index over the zone. */
	redness?: Partial<Record<Zone, number>>;
	/** 0 matte to 1 very oily. */
	shine?: Partial<Record<Zone, number>>;
	/** Depth of the lines, millimeters; 0.1 is fine, 0.5 is deep. */
	lines?: Partial<Record<Zone, number>>;
	/** Drop of lightness below the eyes, L*. */
	underEye?: { left?: number; right?: number };
}

type Place = [x: number, y: number];

/** Places inside a zone that keep clear of each other as far as there is room. */
function scatter(shape: ZoneShape, count: number, clearance: number, random: Random): Place[] {
	const places: Place[] = [];
	for (let i = 0; i < count; i++) {
		let best: Place = [shape.x, shape.y];
		let bestGap = -1;
		for (let attempt = 0; attempt < 24; attempt++) {
			const angle = random.range(0, 2 * Math.PI);
			const radius = 0.88 * Math.sqrt(random.next());
			const place: Place = [
				shape.x + shape.radiusX * radius * Math.cos(angle),
				shape.y + shape.radiusY * radius * Math.sin(angle),
			];
			const gap = Math.min(
				Number.POSITIVE_INFINITY,
				...places.map((other) => Math.hypot(place[0] - other[0], place[1] - other[1])),
			);
			if (gap > bestGap) [best, bestGap] = [place, gap];
			if (gap > clearance) break;
		}
		places.push(best);
	}
	return places;
}

function addPapules(map: SkinMap, shape: ZoneShape, insert: SpotInsert, random: Random): void {
	const { count, sizeMm = 3.5, contrast = 12 } = insert;
	for (const [x, y] of scatter(shape, count, sizeMm * 2.2, random)) {
		const size = sizeMm * random.range(0.88, 1.12);
		const strength = contrast * random.range(0.92, 1.08);
		map.addSpot("erythema", x, y, size * 0.52, size * 0.5, strength * 0.8, 1.3);
		map.addSpot("erythema", x, y, size * 0.95, size * 0.95, strength * 0.2, 1);
		map.addHeight(x, y, size * 0.5, size * 0.05);
	}
}

function addDarkMarks(map: SkinMap, shape: ZoneShape, insert: SpotInsert, random: Random): void {
	const { count, sizeMm = 4, contrast = 10 } = insert;
	for (const [x, y] of scatter(shape, count, sizeMm * 2, random)) {
		const size = sizeMm * random.range(0.85, 1.15);
		for (let lobe = 0; lobe < 3; lobe++) {
			const [dx, dy] = [random.range(-0.16, 0.16) * size, random.range(-0.16, 0.16) * size];
			map.addSpot("melanin", x + dx, y + dy, size * 0.46, size * 0.42, (contrast / 3) * 1.1, 1.8);
		}
	}
}

function addLines(map: SkinMap, zone: Zone, depth: number, random: Random): void {
	for (const curve of lineCurves(zone, random)) {
		for (const { x, y, weight } of curve) {
			map.addHeight(x, y, 0.62, -0.2 * depth * weight);
			map.addSpot("groove", x, y, 0.6, 0.6, 0.17 * depth * weight, 1);
		}
	}
}

/** The painted skin, or null when nothing is inserted. */
export function paintInserts(inserts: SkinInserts, seed: number): SkinMap | null {
	const { papules, darkMarks, redness, shine, lines, underEye } = inserts;
	if (!papules && !darkMarks && !redness && !shine && !lines && !underEye) return null;
	const map = createSkinMap();
	ZONES.forEach((zone, index) => {
		const shape = ZONE_SHAPES[zone];
		// One sequence per zone and kind: adding spots to one zone never moves those of another.
		const sequence = (kind: number): Random => createRandom(seed * 131 + index * 7 + kind);
		const spots = papules?.[zone];
		if (spots) addPapules(map, shape, spots, sequence(1));
		const marks = darkMarks?.[zone];
		if (marks) addDarkMarks(map, shape, marks, sequence(2));
		const flush = redness?.[zone];
		if (flush)
			map.addSpot("erythema", shape.x, shape.y, shape.radiusX * 1.3, shape.radiusY * 1.3, flush, 1.6);
		const oil = shine?.[zone];
		if (oil) map.addSpot("gloss", shape.x, shape.y, shape.radiusX * 1.25, shape.radiusY * 1.25, oil, 1.5);
		const depth = lines?.[zone];
		if (depth) addLines(map, zone, depth, sequence(3));
	});
	for (const [zone, drop] of [
		["left_under_eye", underEye?.left],
		["right_under_eye", underEye?.right],
	] as const) {
		if (!drop) continue;
		const { x, y, radiusX, radiusY } = ZONE_SHAPES[zone];
		map.addSpot("melanin", x, y, radiusX * 1.25, radiusY * 1.5, drop * 1.9, 1.4);
		map.addSpot("erythema", x, y, radiusX * 1.25, radiusY * 1.5, drop * 0.5, 1.4);
	}
	map.finish();
	return map;
}
