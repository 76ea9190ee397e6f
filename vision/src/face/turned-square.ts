import { scratchPlane } from "../pixels/scratch-plane.ts";
import type { PicturePyramid } from "./picture-pyramid.ts";

/** A square of the photo, turned clockwise by `angle` radians about its centre; lengths in photo pixels. */
export interface TurnedSquare {
	centreX: number;
	centreY: number;
	edge: number;
	angle: number;
}

/** How square pixels map to photo pixels: x' = cos * u - sin * v + x, y' = sin * u + cos * v + y. */
export interface SquareToPhoto {
	cos: number;
	sin: number;
	x: number;
	y: number;
}

export function squareToPhoto({ centreX, centreY, edge, angle }: TurnedSquare, size: number): SquareToPhoto {
	const scale = edge / size;
	const cos = scale * Math.cos(angle);
	const sin = scale * Math.sin(angle);
	return { cos, sin, x: centreX - (size / 2) * (cos - sin), y: centreY - (size / 2) * (sin + cos) };
}

const samplesOf = scratchPlane();

/**
 * Samples the square to `size` x `size` RGB floats as `value * multiply + add`, bilinearly from the pyramid level
 * nearest in resolution, so that shrinking does not alias. Outside the picture the value is 0.
 * They are good until the next square is sampled.
 */
export function sampleSquare(
	pyramid: PicturePyramid,
	square: TurnedSquare,
	size: number,
	multiply: number,
	add: number,
): Float32Array {
	const index = pyramid.levelFor(square.edge / size);
	const { rgb, width, height } = pyramid.level(index);
	const shrink = 2 ** index;
	const map = squareToPhoto(square, size);
	const cos = map.cos / shrink;
	const sin = map.sin / shrink;
	const samples = samplesOf(size * size * 3).fill(add);
	const row = width * 3;
	for (let v = 0, to = 0; v < size; v++) {
		let x = map.x / shrink + cos * 0.5 - sin * (v + 0.5) - 0.5;
		let y = map.y / shrink + sin * 0.5 + cos * (v + 0.5) - 0.5;
		for (let u = 0; u < size; u++, to += 3, x += cos, y += sin) {
			if (x <= -1 || y <= -1 || x >= width || y >= height) continue;
			const left = x < 0 ? 0 : x | 0;
			const top = y < 0 ? 0 : y | 0;
			const partX = x < 0 || left >= width - 1 ? 0 : x - left;
			const partY = y < 0 || top >= height - 1 ? 0 : y - top;
			const at = top * row + left * 3;
			const right = partX > 0 ? 3 : 0;
			const below = partY > 0 ? row : 0;
			const upperRight = partX * (1 - partY);
			const lowerRight = partX * partY;
			const lowerLeft = partY - lowerRight;
			const upperLeft = 1 - partX - lowerLeft;
			for (let channel = 0; channel < 3; channel++) {
				const from = at + channel;
				const value =
					upperLeft * rgb[from] +
					upperRight * rgb[from + right] +
					lowerLeft * rgb[from + below] +
					lowerRight * rgb[from + below + right];
				samples[to + channel] = value * multiply + add;
			}
		}
	}
	return samples;
}
