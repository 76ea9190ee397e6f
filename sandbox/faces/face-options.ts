import type { Expression, FaceShape } from "./geometry/face-shape.ts";
import type { HairLook } from "./hair/hair-style.ts";
import type { Occluder } from "./occluders/occluder-meshes.ts";
import { PEOPLE, type Person } from "./people.ts";
import type { Pose } from "./render/camera.ts";
import { type LightOptions, SOFT_WINDOW_LIGHT } from "./render/light.ts";
import type { SkinInserts } from "./skin/skin-inserts.ts";

/** Everything that shapes a drawn photo; every field has a default. Left and right are the subject's own. */
export interface FaceOptions extends SkinInserts {
	/** The person's own skin texture, spots and hair follow it; equal options draw equal bytes. */
	seed?: number;
	/** Which photo of this skin: changes the sensor's noise and nothing else. */
	shot?: number;
	/** Picture size, pixels. */
	width?: number;
	height?: number;
	/** Index into PEOPLE, taken modulo its length. */
	person?: number;
	/** Step of the Monk scale, 1 to 10 (fractions allowed), in place of the person's own. */
	monk?: number;
	shape?: Partial<FaceShape>;
	hair?: Partial<HairLook>;
	expression?: Partial<Expression>;
	pose?: Partial<Pose>;
	light?: Partial<LightOptions>;
	/** Strength of pores and unevenness; 1 is ordinary adult skin, 0 is plastic. */
	texture?: number;
	/** Sheen of the whole face; 0.22 is ordinary. */
	gloss?: number;
	/** Width of the face as a share of the picture's width. */
	faceFraction?: number;
	/** Where the point between the eyes lies, as shares of width and height. */
	center?: [x: number, y: number];
	/** Lens blur, standard deviation in pixels. */
	blur?: number;
	/** Sensor noise at middle gray, 8-bit steps. */
	noise?: number;
	/** Multipliers of red, green and blue after exposure. */
	whiteBalance?: [red: number, green: number, blue: number];
	/** Exponent on the finished values; 1 leaves them. */
	gamma?: number;
	occluder?: Occluder | null;
	/** Another drawn face beside this one. */
	secondFace?: boolean;
	/** Linear RGB of the wall behind, before exposure; far above 1 with a low gain it stands for a window. */
	background?: [red: number, green: number, blue: number];
}

export interface FaceScene
	extends Omit<
		Required<FaceOptions>,
		"shape" | "hair" | "expression" | "pose" | "light" | "person" | "monk" | keyof SkinInserts
	> {
	person: Person;
	/** The entry of PEOPLE that `person` was made from. */
	basePerson: Person;
	monk: number;
	expression: Expression;
	pose: Pose;
	light: LightOptions;
	inserts: SkinInserts;
}

export function resolveFace(options: FaceOptions): FaceScene {
	const index = Math.abs(Math.trunc(options.person ?? 0)) % PEOPLE.length;
	const base = PEOPLE[index];
	const expression = { smile: 0, mouthOpen: 0, eyesClosed: 0, ...options.expression };
	const shape = { ...base.shape, ...options.shape };
	// An open mouth lowers the jaw.
	shape.faceLength += 0.6 * expression.mouthOpen;
	const { papules, darkMarks, redness, shine, lines, underEye } = options;
	return {
		seed: options.seed ?? 1,
		shot: options.shot ?? 1,
		width: options.width ?? 1024,
		height: options.height ?? 1024,
		person: { ...base, shape, hair: { ...base.hair, ...options.hair } },
		basePerson: base,
		monk: options.monk ?? base.monk,
		expression,
		pose: { yaw: 0, pitch: 0, roll: 0, ...options.pose },
		light: { ...SOFT_WINDOW_LIGHT, ...options.light },
		inserts: { papules, darkMarks, redness, shine, lines, underEye },
		texture: options.texture ?? 1,
		gloss: options.gloss ?? 0.22,
		faceFraction: options.faceFraction ?? (options.secondFace ? 0.34 : 0.5),
		center: options.center ?? [options.secondFace ? 0.3 : 0.5, 0.45],
		blur: options.blur ?? 0.55,
		noise: options.noise ?? 1,
		whiteBalance: options.whiteBalance ?? [1, 1, 1],
		gamma: options.gamma ?? 1,
		occluder: options.occluder ?? null,
		secondFace: options.secondFace ?? false,
		background: options.background ?? [0.52, 0.5, 0.46],
	};
}
