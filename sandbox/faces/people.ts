import { AVERAGE_SHAPE, type FaceShape } from "./geometry/face-shape.ts";
import { HAIR_COLORS, type HairLook } from "./hair/hair-style.ts";
import type { Rgb } from "./skin/bare-skin.ts";

/** A drawn person: what stays the same from photo to photo. */
export interface Person {
	/** Step of the Monk scale, 1 to 10. */
	monk: number;
	shape: FaceShape;
	hair: HairLook;
	iris: Rgb;
	/** Density of the brows, 0 to 1. */
	brows: number;
	/** Stubble on the beard area, 0 to 1. */
	beard: number;
	/** Length of the lashes, millimeters. */
	lashes: number;
	garment: { color: Rgb; neckline: "round" | "vee" | "collar" };
	breadth: number;
}

const BROWN_EYES: Rgb = [0.085, 0.042, 0.02];
const DARK_EYES: Rgb = [0.04, 0.022, 0.013];
const HAZEL_EYES: Rgb = [0.13, 0.088, 0.038];
const GREEN_EYES: Rgb = [0.12, 0.14, 0.075];
const BLUE_EYES: Rgb = [0.12, 0.19, 0.26];

const LINEN: Rgb = [0.62, 0.57, 0.49];
const SAGE: Rgb = [0.24, 0.3, 0.23];
const CLAY: Rgb = [0.42, 0.2, 0.14];
const INK: Rgb = [0.035, 0.05, 0.08];
const PLUM: Rgb = [0.16, 0.06, 0.09];
const STONE: Rgb = [0.33, 0.32, 0.3];

function person(
	monk: number,
	hair: Partial<HairLook> & Pick<HairLook, "style" | "color">,
	shape: Partial<FaceShape>,
	rest: Partial<Person>,
): Person {
	return {
		monk,
		shape: { ...AVERAGE_SHAPE, ...shape },
		hair: { hairline: 56, cloth: SAGE, ...hair },
		iris: BROWN_EYES,
		brows: 0.6,
		beard: 0,
		lashes: 4,
		garment: { color: LINEN, neckline: "round" },
		breadth: 0.92,
		...rest,
	};
}

const WOMAN: Partial<FaceShape> = {
	headWidth: 0.97,
	jawWidth: 0.93,
	chinBreadth: 0.25,
	browRidge: 0.15,
	noseWidth: 0.92,
	noseProjection: 0.92,
	upperLip: 1.12,
	lowerLip: 1.1,
	browThickness: 0.85,
	browHeight: 1.5,
	browArch: 1.15,
	eyeOpening: 1.1,
};
const MAN: Partial<FaceShape> = {
	headWidth: 1.02,
	jawWidth: 1.05,
	chinBreadth: 0.75,
	faceLength: 3,
	browRidge: 1.2,
	noseWidth: 1.06,
	browThickness: 1.2,
	browArch: 0.7,
	browHeight: -1.5,
	upperLip: 0.82,
	lowerLip: 0.92,
	eyeOpening: 0.92,
};

/** The people who stand for nobody: every face in tests, screenshots and seeds is one of these. */
export const PEOPLE: readonly Person[] = [
	person(
		4,
		{ style: "tied", color: HAIR_COLORS.darkBrown },
		{ ...WOMAN },
		{ garment: { color: SAGE, neckline: "vee" } },
	),
	person(
		8,
		{ style: "cropped", color: HAIR_COLORS.black },
		{ ...MAN, noseWidth: 1.26, noseBridge: 0.25, upperLip: 1.2, lowerLip: 1.2, mouthWidth: 1.06 },
		{ iris: DARK_EYES, garment: { color: CLAY, neckline: "round" }, breadth: 1.05 },
	),
	person(
		3,
		{ style: "bob", color: HAIR_COLORS.chestnut },
		{ ...WOMAN, headWidth: 1, cheekFullness: 1.2, noseLength: 0.96 },
		{ iris: HAZEL_EYES, garment: { color: INK, neckline: "round" } },
	),
	person(
		6,
		{ style: "headscarf", color: HAIR_COLORS.black },
		{ ...WOMAN, eyeWidth: 1.06, noseBridge: 0.7, browThickness: 1.05 },
		{ iris: DARK_EYES, brows: 0.75, garment: { color: STONE, neckline: "round" } },
	),
	person(
		2,
		{ style: "short", color: HAIR_COLORS.blond },
		{ ...MAN, noseLength: 1.05, faceLength: 5, noseWidth: 0.96 },
		{ iris: BLUE_EYES, brows: 0.4, garment: { color: STONE, neckline: "collar" }, breadth: 1.05 },
	),
	person(
		9,
		{ style: "curly", color: HAIR_COLORS.black },
		{ ...WOMAN, noseWidth: 1.2, noseBridge: 0.2, upperLip: 1.4, lowerLip: 1.32, cheekFullness: 1.15 },
		{ iris: DARK_EYES, garment: { color: PLUM, neckline: "vee" } },
	),
	person(
		5,
		{ style: "short", color: HAIR_COLORS.black },
		{ ...MAN, noseBridge: 0.35, eyeTilt: 1.9, lidCrease: 2.8, eyeOpening: 0.86, cheekFullness: 1.1 },
		{ iris: DARK_EYES, brows: 0.65, beard: 0.2, garment: { color: INK, neckline: "round" }, breadth: 1 },
	),
	person(
		1.5,
		{ style: "long", color: HAIR_COLORS.auburn },
		{ ...WOMAN, faceLength: 2, noseBridge: 0.65 },
		{ iris: GREEN_EYES, brows: 0.42, garment: { color: SAGE, neckline: "round" } },
	),
	person(
		7,
		{ style: "long", color: HAIR_COLORS.black },
		{ ...WOMAN, jawWidth: 0.98, noseWidth: 1.06, eyeWidth: 1.04 },
		{ iris: DARK_EYES, brows: 0.7, garment: { color: LINEN, neckline: "vee" } },
	),
	person(
		10,
		{ style: "none", color: HAIR_COLORS.black },
		{ ...MAN, noseWidth: 1.3, noseBridge: 0.2, upperLip: 1.25, lowerLip: 1.2, cheekFullness: 0.9 },
		{ iris: DARK_EYES, garment: { color: LINEN, neckline: "collar" }, breadth: 1.06 },
	),
];
