import { PARTS } from "../geometry/mesh.ts";
import {
	BARE_BELOW,
	createHairline,
	createHairShader,
	type HairPixel,
	hairCover,
	hairFlow,
} from "../hair/hair-style.ts";
import type { Person } from "../people.ts";
import { type Lighting, type SurfacePoint, shadeSurface } from "../render/light.ts";
import { clamp, createNoiseTile, mix, smoothstep } from "../render/math.ts";
import { absorb, TEXTURE_CHANNELS, TEXTURE_FLOATS } from "../skin/bare-skin.ts";
import { createFaceShader, type FaceLook, type FacePixel } from "../skin/face-material.ts";

const FOLDS = createNoiseTile(91, 5, 0);
const WEAVE = createNoiseTile(92, 1, 4);

/** How far a point of the torso lies below the upper edge of the garment, millimeters; negative is bare. */
function belowNeckline(neckline: Person["garment"]["neckline"], x: number, y: number): number {
	const side = Math.abs(x);
	switch (neckline) {
		case "round":
			return -182 + 19 * smoothstep(12, 74, side) - y;
		case "vee":
			return -226 + Math.min(64, side * 0.95) - y;
		case "collar":
			return -164 - 26 * Math.exp(-((x / 15) ** 2)) + 8 * smoothstep(20, 70, side) - y;
	}
}

/** Brightness of the cloth: broad folds, a knitted edge, the weave. */
function clothPattern(x: number, y: number, below: number): number {
	const fold = 0.07 * FOLDS.at(x * 0.22 + y * 0.06, y * 0.1 - x * 0.04);
	const weave = 0.022 * WEAVE.at(x * 2.1, y * 2.1);
	const edge = below < 9 ? 0.05 * Math.sin(x * 2.4) - 0.04 : 0;
	const seam = -0.28 * Math.exp(-(((below - 9.5) / 0.9) ** 2));
	return Math.max(0.2, 1 + fold + weave + edge + seam);
}

const MASK_BLUE = [0.36, 0.52, 0.6] as const;
const CLOTH = createNoiseTile(95, 1, 4);

export type PersonShader = (out: Float32Array, part: number, values: Float32Array, at: number) => void;

/** Colors any pixel of a person: `values` holds what the rasterizer kept at `at`. */
export function createPersonShader(look: FaceLook, person: Person, light: Lighting): PersonShader {
	const shadeFace = createFaceShader(look, light);
	const shadeHair = createHairShader(person.hair, light);
	const hairline = createHairline(person.hair);
	const flow = hairFlow(person.hair.style);
	const face: FacePixel = { x: 0, y: 0, arc: 0, openness: 1, nx: 0, ny: 0, nz: 1 };
	const hair: HairPixel = {
		across: 0,
		along: 0,
		grain: 0.05,
		directionX: 0,
		directionY: 1,
		nx: 0,
		ny: 0,
		nz: 1,
		openness: 1,
	};
	const point: SurfacePoint = { nx: 0, ny: 0, nz: 1, openness: 1, gloss: 0, roughness: 0.7, softness: 1 };
	const albedo = new Float32Array(3);
	const strand = new Float32Array(3);
	const uneven = new Float64Array(TEXTURE_FLOATS);

	const plain = (
		out: Float32Array,
		values: Float32Array,
		at: number,
		gloss: number,
		softness: number,
	): void => {
		point.nx = values[at + 4];
		point.ny = values[at + 5];
		point.nz = values[at + 6];
		point.openness = values[at + 3];
		point.gloss = gloss;
		point.softness = softness;
		shadeSurface(out, albedo, point, light);
	};
	const cloth = (
		out: Float32Array,
		values: Float32Array,
		at: number,
		color: readonly number[],
		pattern: number,
	): void => {
		for (let c = 0; c < 3; c++) albedo[c] = color[c] * pattern;
		plain(out, values, at, 0.05, 0.3);
	};
	const hairAt = (
		out: Float32Array,
		values: Float32Array,
		at: number,
		across: number,
		along: number,
	): void => {
		hair.across = across;
		hair.along = along;
		hair.openness = values[at + 3];
		hair.nx = values[at + 4];
		hair.ny = values[at + 5];
		hair.nz = values[at + 6];
		shadeHair(out, hair);
	};
	const skin = (
		out: Float32Array,
		values: Float32Array,
		at: number,
		u: number,
		v: number,
		blood: number,
	): void => {
		look.texture.read(u, v, uneven);
		absorb(albedo, look.skin, blood + uneven[TEXTURE_CHANNELS.erythema], uneven[TEXTURE_CHANNELS.melanin]);
		plain(out, values, at, look.gloss * 0.7, 1);
		const relief = 1 + uneven[TEXTURE_CHANNELS.relief];
		for (let c = 0; c < 3; c++) out[c] *= relief;
	};

	return (out, part, values, at) => {
		const x = values[at];
		const y = values[at + 1];
		const arc = values[at + 2];
		switch (part) {
			case PARTS.head: {
				const above = hairline(arc, y);
				const bare = above < BARE_BELOW;
				const across = bare ? 0 : flow.across(x, y, arc);
				const along = bare ? 0 : flow.along(x, y, arc);
				const cover = bare ? 0 : hairCover(person.hair, above, across, along);
				if (cover < 0.995) {
					face.x = x;
					face.y = y;
					face.arc = arc;
					face.openness = values[at + 3];
					face.nx = values[at + 4];
					face.ny = values[at + 5];
					face.nz = values[at + 6];
					shadeFace(out, face);
				}
				if (cover > 0.005) {
					hair.grain = flow.grain;
					hair.directionX = flow.directionX(x, y);
					hair.directionY = flow.directionY(x, y);
					hairAt(strand, values, at, across, along);
					for (let c = 0; c < 3; c++) out[c] = mix(out[c], strand[c], cover);
				}
				return;
			}
			case PARTS.ear:
				skin(out, values, at, x * 20, y * 30, 3);
				return;
			case PARTS.hair:
				hair.grain = 0.035;
				hair.directionX = 0;
				hair.directionY = 1;
				hairAt(out, values, at, x, y);
				return;
			case PARTS.lens:
				for (let c = 0; c < 3; c++) albedo[c] = 0.004 + 0.01 * clamp(y, 0, 1) ** 2;
				plain(out, values, at, 0.06, 0);
				return;
			case PARTS.mask:
				cloth(out, values, at, MASK_BLUE, 1 + 0.02 * CLOTH.at(x * 3, y * 3));
				return;
			case PARTS.hand:
				skin(out, values, at, x, y, 2);
				return;
			case PARTS.scarf:
				cloth(out, values, at, person.hair.cloth, 1 + 0.03 * CLOTH.at(x * 2, y * 2));
				return;
			default: {
				const below = belowNeckline(person.garment.neckline, x, y);
				if (below > 0) {
					cloth(out, values, at, person.garment.color, clothPattern(arc, y, below));
					return;
				}
				skin(out, values, at, arc, y, 0);
				const shadow = 1 - 0.35 * Math.exp(below / 3);
				for (let c = 0; c < 3; c++) out[c] *= shadow;
			}
		}
	};
}
