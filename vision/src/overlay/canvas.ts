/** Red, green, blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A transparent picture to paint on: straight-alpha RGBA bytes. */
export interface Canvas {
	rgba: Uint8ClampedArray;
	width: number;
	height: number;
}

export function createCanvas(width: number, height: number): Canvas {
	return { rgba: new Uint8ClampedArray(width * height * 4), width, height };
}

/** Lays a colour of the given opacity, 0 to 1, over one pixel (source over destination, Porter & Duff 1984). */
export function blendPixel({ rgba }: Canvas, pixel: number, colour: Colour, opacity: number): void {
	if (opacity <= 0) return;
	const i = 4 * pixel;
	const below = rgba[i + 3] / 255;
	const alpha = opacity + below * (1 - opacity);
	const share = opacity / alpha;
	rgba[i] += (colour[0] - rgba[i]) * share;
	rgba[i + 1] += (colour[1] - rgba[i + 1]) * share;
	rgba[i + 2] += (colour[2] - rgba[i + 2]) * share;
	rgba[i + 3] = alpha * 255;
}
