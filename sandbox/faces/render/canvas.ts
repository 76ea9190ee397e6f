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
	for (let y = 0; y < height; y++) paintRow(pixels, 3 * y * width, width, y / height - 0.38, color);
}

function paintRow(
	pixels: Float32Array,
	start: number,
	width: number,
	v: number,
	[red, green, blue]: readonly number[],
): void {
	for (let x = 0, at = start; x < width; x++) {
		const u = x / width - 0.42;
		const glow = 1.06 - 0.42 * (u * u * 1.4 + v * v) - 0.1 * v + 0.12 * u * v;
		pixels[at++] = red * glow;
		pixels[at++] = green * glow * (1 - 0.015 * v);
		pixels[at++] = blue * glow * (1 - 0.04 * u);
	}
}
