import type { Lighting } from "../render/light.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { clamp, smoothstep } from "../render/scalar.ts";
import type { HairLook } from "./hair-style.ts";

const STRANDS = createNoiseTile(61, 1, 5);
const LOCKS = createNoiseTile(62, 3, 12);
const CURLS = createNoiseTile(63, 1, 4);

export interface HairPixel {
	/** Across and along the strands, millimeters. */
	across: number;
	along: number;
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
	const [red, green, blue] = look.color;
	return (out, pixel) => {
		const { nx, ny, nz } = pixel;
		const fine = loose
			? CURLS.at(pixel.across * 1.1, pixel.along * 1.1)
			: STRANDS.at(pixel.across * 1.9, pixel.along * 0.05);
		const lock = LOCKS.at(pixel.across * (loose ? 0.9 : 0.75), pixel.along * (loose ? 0.9 : 0.035));
		// The strand runs upward along the surface.
		const tx = -nx * ny;
		const ty = 1 - ny * ny;
		const tz = -nz * ny;
		const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
		let diffuse = 0;
		let shine = 0;
		for (const lamp of light.lamps) {
			const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
			diffuse += lamp.strength * clamp((facing + 0.35) / 1.35, 0, 1);
			const hz = lamp.z + 1;
			const half = Math.sqrt(lamp.x * lamp.x + lamp.y * lamp.y + hz * hz);
			const along = (tx * lamp.x + ty * lamp.y + tz * hz) / (half * length) + 0.06 * lock;
			shine +=
				lamp.strength *
				Math.sqrt(Math.max(0, 1 - along * along)) ** (loose ? 6 : 34) *
				clamp(facing + 0.4, 0, 1);
		}
		const around = light.ground + (light.sky - light.ground) * (0.5 + 0.5 * ny);
		const strand = Math.exp(0.34 * fine + 0.24 * lock) * (0.35 + 0.65 * pixel.openness);
		const glow = (diffuse + around * pixel.openness) * strand;
		const gleam = shine * strand * (loose ? 0.012 : 0.05) * pixel.openness;
		const side = light.sideRatio === 1 ? 1 : light.sideRatio ** (0.5 * clamp(nx / 0.42, -1, 1));
		out[0] = (red * glow * 1.15 + gleam * (0.55 + 1.6 * red)) * side * light.gain[0];
		out[1] = (green * glow * 1.15 + gleam * (0.5 + 1.6 * green)) * side * light.gain[1];
		out[2] = (blue * glow * 1.15 + gleam * (0.46 + 1.6 * blue)) * side * light.gain[2];
	};
}

/** Share of hair over skin near the hairline, 0 to 1, with single strands reaching out. */
export function hairCover(look: HairLook, above: number, across: number, y: number): number {
	if (above < -6) return 0;
	const soft = look.style === "cropped" ? 7 : 4.5;
	const jitter = 2.2 * STRANDS.at(across * 1.7, y * 0.06) + 1.2 * LOCKS.at(across * 0.8, y * 0.05);
	const cover = smoothstep(-soft * 0.5, soft, above + jitter);
	if (look.style !== "cropped") return cover;
	return cover * clamp(0.86 + 0.12 * CURLS.at(across * 2.2, y * 2.2), 0, 1);
}
