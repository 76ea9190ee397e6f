/** A picture in linear light, three floats per pixel. */
export interface Canvas {
	width: number;
	height: number;
	pixels: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
	return { width, height, pixels: new Float32Array(width * height * 3) };
}

/** An out-of-focus wall: darker toward the corners, a little uneven. */
export function paintBackground(canvas: Canvas, color: readonly number[]): void {
	const { width, height, pixels } = canvas;
	for (let y = 0; y < height; y++) {
		const v = y / height - 0.38;
		for (let x = 0; x < width; x++) {
			const u = x / width - 0.42;
			const glow = 1.06 - 0.42 * (u * u * 1.4 + v * v) - 0.1 * v + 0.05 * Math.sin(u * 5 + v * 3);
			const at = 3 * (y * width + x);
			pixels[at] = color[0] * glow;
			pixels[at + 1] = color[1] * glow * (1 - 0.015 * v);
			pixels[at + 2] = color[2] * glow * (1 - 0.04 * u);
		}
	}
}
