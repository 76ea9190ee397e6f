import type { Zone } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import { overallRed, redness } from "./redness.ts";
import type { CellColours, SkinCell } from "./skin-samples.ts";
import { evenness } from "./skin-tone.ts";
import { underEyeDarkness } from "./under-eye-darkness.ts";

const CALM_SKIN = { whites: 0 };

const PLACES: Partial<Record<Zone, [x: number, y: number]>> = {
	forehead: [250, 80],
	left_cheek: [340, 280],
	right_cheek: [160, 280],
	nose: [250, 260],
	chin: [250, 430],
	left_jaw: [340, 400],
	right_jaw: [160, 400],
	left_under_eye: [330, 215],
	right_under_eye: [170, 215],
};

/** A face of 25 cells per zone with the given colour at each cell. */
function faceOf(colourAt: (cell: SkinCell) => Partial<Record<keyof CellColours, number>>) {
	const cells: SkinCell[] = Object.entries(PLACES).flatMap(([zone, [x, y]]) =>
		Array.from({ length: 25 }, (_, n) => ({
			zone: zone as Zone,
			x: x + 10 * (n % 5),
			y: y + 10 * Math.floor(n / 5),
			samples: new Int32Array(0),
		})),
	);
	const colours = cells.map((cell) => ({
		L: 62,
		a: 12,
		b: 18,
		erythema: 18,
		red: -20,
		clipped: 0,
		...colourAt(cell),
	}));
	const plane = (name: keyof CellColours) => Float32Array.from(colours, (colour) => colour[name]);
	return {
		cells,
		colours: {
			L: plane("L"),
			a: plane("a"),
			b: plane("b"),
			erythema: plane("erythema"),
			red: plane("red"),
			clipped: plane("clipped"),
		},
	};
}

test("a face of one color has no redness and no unevenness anywhere", () => {
	const { cells, colours } = faceOf(() => ({}));
	for (const value of Object.values(redness(cells, colours, CALM_SKIN))) expect(value).toBeCloseTo(0, 5);
	for (const value of Object.values(evenness(cells, 1)(colours))) expect(value).toBeCloseTo(0, 5);
	expect(underEyeDarkness(cells, colours, 1).left_under_eye).toBeCloseTo(0, 5);
});

test("a redder cheek reads by as much as it was reddened, on its own side", () => {
	const { cells, colours } = faceOf(({ zone }) => (zone === "left_cheek" ? { erythema: 24 } : {}));
	const values = redness(cells, colours, CALM_SKIN);
	expect(values.left_cheek).toBeCloseTo(6, 1);
	expect(values.right_cheek).toBeCloseTo(0, 1);
});

test("a face flushed all over reads calm zone by zone, and redder as a whole; a tan does not", () => {
	const calm = faceOf(() => ({}));
	const flushed = faceOf(() => ({ a: 20, erythema: 26 }));
	const tanned = faceOf(() => ({ a: 15, b: 23, erythema: 22 }));
	expect(redness(flushed.cells, flushed.colours, CALM_SKIN).left_cheek).toBeCloseTo(0, 5);
	const overall = ({ cells, colours }: ReturnType<typeof faceOf>) => overallRed(cells, colours) ?? Number.NaN;
	expect(overall(flushed)).toBeCloseTo(overall(calm) + 8, 5);
	expect(overall(tanned)).toBeCloseTo(overall(calm), 5);
});

test("shade that deepens color is not redness", () => {
	const normal = seededNormal(seededRandom(4));
	// Both cheeks fall off in light; the camera deepens the color of what is darker, blood plays no part.
	const { cells, colours } = faceOf(({ zone, x }) => {
		const shaded = zone === "right_cheek" || zone === "right_jaw";
		const shade = shaded ? -10 - (200 - x) : normal();
		return { red: -20 + shade, erythema: 18 - 0.4 * shade };
	});
	expect(Math.abs(redness(cells, colours, CALM_SKIN).right_cheek ?? 99)).toBeLessThan(3);
	const uncorrected = faceOf(({ zone }) => (zone === "right_cheek" ? { erythema: 18 + 0.4 * 30 } : {}));
	expect(redness(uncorrected.cells, uncorrected.colours, CALM_SKIN).right_cheek).toBeGreaterThan(10);
});

test("a flush of both cheeks reads in full, and one of the whole face is not calm", () => {
	const cheeks = faceOf(({ zone }) => (zone.endsWith("cheek") ? { erythema: 30 } : {}));
	expect(redness(cheeks.cells, cheeks.colours, CALM_SKIN).left_cheek).toBeCloseTo(12, 1);
	const everywhere = faceOf(() => ({ erythema: 38 }));
	expect(redness(everywhere.cells, everywhere.colours, CALM_SKIN).forehead).toBeGreaterThan(2);
	const redLamp = { whites: 20 };
	expect(redness(everywhere.cells, everywhere.colours, redLamp).forehead).toBeCloseTo(0, 1);
	const melanin = faceOf(() => ({ erythema: 38, b: 28 }));
	expect(redness(melanin.cells, melanin.colours, CALM_SKIN).forehead).toBeCloseTo(0, 1);
});

test("cells whose color the camera lost are not read", () => {
	const burnt = faceOf(({ zone, x }) =>
		zone === "nose" && x % 20 === 0 ? { erythema: 60, clipped: 0.5 } : {},
	);
	expect(redness(burnt.cells, burnt.colours, CALM_SKIN).nose).toBeCloseTo(0, 1);
});

test("what an exposure gain of eight brings up counts as much as it shows", () => {
	const { cells, colours } = faceOf(({ zone }) => (zone === "right_under_eye" ? { L: 54 } : {}));
	expect(underEyeDarkness(cells, colours, 8).right_under_eye).toBeCloseTo(8 / Math.cbrt(4), 1);
	expect(underEyeDarkness(cells, colours, 2).right_under_eye).toBeCloseTo(8, 1);
});

test("a slope of light across the face is not unevenness, a blotch is", () => {
	const sloped = faceOf(({ x, y }) => ({ L: 50 + 0.05 * x + 0.02 * y, a: 10 + 0.01 * x }));
	expect(evenness(sloped.cells, 1)(sloped.colours).face).toBeCloseTo(0, 3);
	const blotched = faceOf(({ zone, x }) => (zone === "forehead" && x % 20 === 0 ? { b: 26, L: 56 } : {}));
	expect(evenness(blotched.cells, 1)(blotched.colours).forehead).toBeGreaterThan(3);
	expect(evenness(blotched.cells, 1)(blotched.colours).chin).toBeCloseTo(0, 3);
});

test("under-eye darkness is the step to the cheek of the same side", () => {
	const { cells, colours } = faceOf(({ zone }) => (zone === "right_under_eye" ? { L: 54 } : {}));
	const values = underEyeDarkness(cells, colours, 1);
	expect(values.right_under_eye).toBeCloseTo(8, 1);
	expect(values.left_under_eye).toBeCloseTo(0, 1);
});

test("a zone with too few cells stays silent", () => {
	const { cells, colours } = faceOf(() => ({}));
	const few = cells.filter((cell, c) => cell.zone !== "chin" || c % 25 < 2);
	const kept = (plane: Float32Array) => plane.slice(0, few.length);
	const fewColours = {
		L: kept(colours.L),
		a: kept(colours.a),
		b: kept(colours.b),
		erythema: kept(colours.erythema),
		red: kept(colours.red),
		clipped: kept(colours.clipped),
	};
	expect(redness(few, fewColours, CALM_SKIN).chin).toBeUndefined();
	expect(evenness(few, 1)(fewColours).chin).toBeUndefined();
});
