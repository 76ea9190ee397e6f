import type { Lighting } from "./light.ts";
import { clamp } from "./scalar.ts";

/** How far light bleeds past the terminator, per channel: red travels farthest in skin. */
const WRAP = [0.42, 0.28, 0.22];

export interface SurfacePoint {
	nx: number;
	ny: number;
	nz: number;
	/** 0 enclosed to 1 open. */
	openness: number;
	/** Strength of the surface reflection; 0.25 matte skin, 1 wet. */
	gloss: number;
	/** Width of the reflection, 0 mirror to 1 broad. */
	roughness: number;
	/** How much light scatters below the surface, 0 cloth to 1 skin. */
	softness: number;
}

/** Lights `albedo` (linear RGB) into `out` (linear RGB). The viewer looks along -z. */
export function shadeSurface(
	out: Float32Array,
	albedo: Float32Array,
	p: SurfacePoint,
	light: Lighting,
): void {
	const { nx, ny, nz, openness } = p;
	let red = 0;
	let green = 0;
	let blue = 0;
	let shine = 0;
	const exponent = 4 + 60 * (1 - p.roughness) ** 2;
	const direct = 0.35 + 0.65 * openness;
	const w0 = WRAP[0] * p.softness;
	const w1 = WRAP[1] * p.softness;
	const w2 = WRAP[2] * p.softness;
	for (let i = 0; i < light.lamps.length; i++) {
		const lamp = light.lamps[i];
		const tint = lamp.color;
		const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
		const strength = lamp.strength * direct;
		red += (tint[0] * strength * Math.max(0, facing + w0)) / (1 + w0);
		green += (tint[1] * strength * Math.max(0, facing + w1)) / (1 + w1);
		blue += (tint[2] * strength * Math.max(0, facing + w2)) / (1 + w2);
		if (facing > -0.1) {
			const half = (nx * lamp.x + ny * lamp.y + nz * (lamp.z + 1)) / lamp.half;
			if (half > 0) shine += lamp.strength * half ** exponent * direct * clamp(facing * 4 + 0.4, 0, 1);
		}
	}
	const up = 0.5 + 0.5 * ny;
	const sky = light.sky * up;
	const ground = light.ground * (1 - up);
	const around = sky + ground;
	const tight = p.softness > 0 ? Math.sqrt(openness) : openness;
	const { skyColor, groundColor } = light;
	red += (sky * skyColor[0] + ground * groundColor[0]) * (tight * 0.35 + openness * 0.65);
	green += (sky * skyColor[1] + ground * groundColor[1]) * openness;
	blue += (sky * skyColor[2] + ground * groundColor[2]) * openness;
	const side = light.sideRatio === 1 ? 1 : light.sideRatio ** (0.5 * clamp(nx / 0.42, -1, 1));
	const grazing = (1 - clamp(nz, 0, 1)) ** 4;
	const reflect = p.gloss * (0.16 + 0.6 * grazing) * ((shine * (8 + exponent)) / 30) * side;
	const sheen = p.gloss * 0.05 * around * (0.5 + 2 * grazing) * openness;
	out[0] = (albedo[0] * red * side + reflect + sheen) * light.gain[0];
	out[1] = (albedo[1] * green * side + reflect + sheen) * light.gain[1];
	out[2] = (albedo[2] * blue * side + reflect + sheen) * light.gain[2];
}
