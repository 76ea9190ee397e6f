/** A picture in linear light, three floats per pixel. */
export interface Canvas {
	width: number;
	height: number;
	pixels: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
	return { width, height, pixels: new Float32Array(width * height * 3) };
}

/** An out-of-focus wall: a soft pool of light behind the head, darker toward the corners. */
export function paintBackground(canvas: Canvas, color: readonly number[]): void {
	const { width, height, pixels } = canvas;
	const [red, green, blue] = color;
	for (let y = 0; y < height; y++) {
		const v = y / height - 0.38;
		for (let x = 0; x < width; x++) {
			const u = x / width - 0.42;
			const glow = 1.06 - 0.42 * (u * u * 1.4 + v * v) - 0.1 * v + 0.12 * u * v;
			const at = 3 * (y * width + x);
			pixels[at] = red * glow;
			pixels[at + 1] = green * glow * (1 - 0.015 * v);
			pixels[at + 2] = blue * glow * (1 - 0.04 * u);
		}
	}
}
