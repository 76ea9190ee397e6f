import type { Lighting } from "../render/light.ts";
import { createNoiseTile } from "../render/random.ts";
import { clamp, smoothstep } from "../render/scalar.ts";
import type { HairLook } from "./hair-style.ts";

const STRANDS = createNoiseTile(61, 1, 5);
const LOCKS = createNoiseTile(62, 3, 12);
const CURLS = createNoiseTile(63, 1, 4);

export interface HairPixel {
	/** Across and along the strands, millimeters. */
	across: number;
	along: number;
	/** Change of the pattern along a strand, per millimeter. */
	grain: number;
	/** Direction of the strand in the frontal plane. */
	directionX: number;
	directionY: number;
	nx: number;
	ny: number;
	nz: number;
	openness: number;
}

/** Lights hair (Kajiya and Kay 1989: a band where strands are square to the half vector). */
export function createHairShader(
	look: HairLook,
	light: Lighting,
): (out: Float32Array, pixel: HairPixel) => void {
	const loose = look.style === "curly" || look.style === "cropped";
	const curl = look.style === "cropped" ? 2.4 : 1.1;
	const [red, green, blue] = look.color;
	const contrast = look.style === "cropped" ? 0.14 : 0.2 + 0.1 * Math.min(1, 0.1 / (red + 0.05));
	return (out, pixel) => {
		const { nx, ny, nz, across, along, grain } = pixel;
		const fine = loose ? CURLS.at(across * curl, along * curl) : STRANDS.at(across * 2, along * grain);
		const lock = loose ? LOCKS.at(across * 0.9, along * 0.9) : LOCKS.at(across * 0.8, along * grain * 0.7);
		const dot = pixel.directionX * nx + pixel.directionY * ny;
		const tx = pixel.directionX - nx * dot;
		const ty = pixel.directionY - ny * dot;
		const tz = -nz * dot;
		const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
		let diffuse = 0;
		let shine = 0;
		for (const lamp of light.lamps) {
			const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
			diffuse += lamp.strength * clamp((facing + 0.35) / 1.35, 0, 1);
			const hz = lamp.z + 1;
			const square = (tx * lamp.x + ty * lamp.y + tz * hz) / (lamp.half * length) + 0.07 * lock;
			const band = Math.sqrt(Math.max(0, 1 - square * square)) ** (loose ? 6 : 26);
			shine += lamp.strength * band * clamp(facing + 0.4, 0, 1);
		}
		const around = light.ground + (light.sky - light.ground) * (0.5 + 0.5 * ny);
		const strand = Math.exp(contrast * (fine + 0.8 * lock)) * (0.35 + 0.65 * pixel.openness);
		const glow = (diffuse + around * pixel.openness) * strand * 1.15;
		const gleam = shine * strand * (loose ? 0.01 : 0.04) * pixel.openness;
		const side = light.sideRatio === 1 ? 1 : light.sideRatio ** (0.5 * clamp(nx / 0.42, -1, 1));
		out[0] = (red * glow + gleam * (0.5 + 1.6 * red)) * side * light.gain[0];
		out[1] = (green * glow + gleam * (0.46 + 1.6 * green)) * side * light.gain[1];
		out[2] = (blue * glow + gleam * (0.43 + 1.6 * blue)) * side * light.gain[2];
	};
}

/** No strand reaches out so far below the hairline, millimeters. */
export const BARE_BELOW = -6;

/** Share of hair over skin near the hairline, 0 to 1, with single strands reaching out. */
export function hairCover(look: HairLook, above: number, across: number, along: number): number {
	if (above < BARE_BELOW) return 0;
	switch (look.style) {
		case "cropped":
			return smoothstep(-4, 9, above) * clamp(0.92 + 0.05 * CURLS.at(across * 2.6, along * 2.6), 0, 1);
		case "curly":
			return smoothstep(-3.5, 6, above + 1.2 * CURLS.at(across * 0.8, along * 0.8));
		case "bob":
		case "long":
			return smoothstep(-1, 2.2, above + 0.5 * STRANDS.at(across * 2, along * 0.05));
		default: {
			const reach = 0.6 * STRANDS.at(across * 2.6, along * 0.05) + 0.3 * LOCKS.at(across * 0.8, along * 0.05);
			return smoothstep(-4, 9, above + reach);
		}
	}
}
