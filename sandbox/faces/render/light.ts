import type { Rgb } from "../skin/bare-skin.ts";
import { clamp } from "./math.ts";

export interface LightOptions {
	/** Degrees; where the main light stands, positive to the viewer's right. */
	azimuth: number;
	/** Degrees above the lens. */
	elevation: number;
	/** Share of the light that comes from the main light, 0 to 1; the rest surrounds the face. */
	share: number;
	/** Irradiance of the face's left side over its right side (subject's sides); 1 is even. */
	sideRatio: number;
	/** Kelvin after the camera's white balance; 6500 is neutral. */
	kelvin: number;
	/** Exposure gain; 1 is correct. */
	gain: number;
}

export const SOFT_WINDOW_LIGHT: LightOptions = {
	azimuth: -20,
	elevation: 32,
	share: 0.64,
	sideRatio: 1,
	kelvin: 6500,
	gain: 1,
};

/** A window, the room around, and what floor and clothes throw back: light is never of one color. */
const WINDOW: Rgb = [0.975, 1, 1.045];
const ROOM: Rgb = [1.08, 1, 0.88];
const BOUNCE: Rgb = [1.14, 1, 0.8];

interface Lamp {
	/** Unit vector toward the lamp, camera axes. */
	x: number;
	y: number;
	z: number;
	/** Length of that vector plus the one toward the viewer. */
	half: number;
	strength: number;
	/** Tint, about 1 per channel. */
	color: Rgb;
}

export interface Lighting {
	lamps: Lamp[];
	/** Irradiance from above and below for a surface facing there. */
	sky: number;
	ground: number;
	skyColor: Rgb;
	groundColor: Rgb;
	sideRatio: number;
	/** White point times exposure. */
	gain: Rgb;
}

function lamp(azimuth: number, elevation: number, strength: number, color: Rgb): Lamp {
	const a = (azimuth * Math.PI) / 180;
	const e = (elevation * Math.PI) / 180;
	const [x, y, z] = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
	return { x, y, z, half: Math.hypot(x, y, z + 1), strength, color };
}

/** Warm below 6500 K, cool above, with equal green; a linear fit to the black-body locus in sRGB. */
function whitePoint(kelvin: number): Rgb {
	const mired = 1e6 / kelvin - 1e6 / 6500;
	return [Math.exp(mired * 0.0032), 1, Math.exp(-mired * 0.0058)];
}

export function createLighting(options: LightOptions): Lighting {
	const { azimuth, elevation, share, sideRatio, kelvin, gain } = options;
	const surround = 1 - share;
	const [red, green, blue] = whitePoint(kelvin);
	return {
		lamps: [
			lamp(azimuth, elevation, share * 1.16, WINDOW),
			lamp(-azimuth * 2.2 + 8, 6, surround * 0.5, ROOM),
		],
		sky: surround * 0.82,
		ground: surround * 0.36,
		skyColor: WINDOW,
		groundColor: BOUNCE,
		sideRatio,
		gain: [red * gain, green * gain, blue * gain],
	};
}

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
