import type { Rgb } from "../skin/skin-tone.ts";

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
