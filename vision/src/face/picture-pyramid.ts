import { scratchPlane } from "../pixels/planes.ts";

/** Interleaved 8-bit RGB. */
export interface Picture {
	rgb: Uint8Array;
	width: number;
	height: number;
}

const SMALLEST_EDGE = 64;

/**
 * Level 0 is the picture; each further level halves it by averaging 2 by 2 blocks. Levels are made when asked for and
 * good until another pyramid makes its own. A class, because methods outlive a photo: code compiled for functions of one photo is thrown away with it.
 */
export class PicturePyramid {
	readonly #levels: Picture[];
	readonly #last: number;

	constructor(picture: Picture) {
		this.#levels = [picture];
		const edge = Math.min(picture.width, picture.height);
		this.#last = Math.max(0, Math.floor(Math.log2(edge / SMALLEST_EDGE)));
	}

	level(index: number): Picture {
		for (let made = this.#levels.length; made <= index; made++)
			this.#levels.push(halve(this.#levels[made - 1], made));
		return this.#levels[index];
	}

	/** The coarsest level whose pixels are still at most `size` pixels of level 0. */
	levelFor(size: number): number {
		return Math.min(this.#last, Math.max(0, Math.floor(Math.log2(size))));
	}
}

export function createPyramid(picture: Picture): PicturePyramid {
	return new PicturePyramid(picture);
}

/** What each level was last written to: megabytes that would be given back and taken anew for every photo. */
const KEPT: Uint8Array[] = [];

function keptFor(level: number, length: number): Uint8Array {
	if ((KEPT[level]?.length ?? 0) < length) KEPT[level] = new Uint8Array(length);
	return KEPT[level].subarray(0, length);
}

function halve({ rgb, width, height }: Picture, level: number): Picture {
	const halfWidth = width >> 1;
	const halfHeight = height >> 1;
	const half = keptFor(level, halfWidth * halfHeight * 3);
	const row = width * 3;
	for (let y = 0, to = 0; y < halfHeight; y++)
		for (let x = 0, at = 2 * y * row; x < halfWidth; x++, at += 6, to += 3) {
			const below = at + row;
			half[to] = (rgb[at] + rgb[at + 3] + rgb[below] + rgb[below + 3] + 2) >> 2;
			half[to + 1] = (rgb[at + 1] + rgb[at + 4] + rgb[below + 1] + rgb[below + 4] + 2) >> 2;
			half[to + 2] = (rgb[at + 2] + rgb[at + 5] + rgb[below + 2] + rgb[below + 5] + 2) >> 2;
		}
	return { rgb: half, width: halfWidth, height: halfHeight };
}

/** A square of the photo, turned clockwise by `angle` radians about its centre; lengths in photo pixels. */
export interface TurnedSquare {
	centreX: number;
	centreY: number;
	edge: number;
	angle: number;
}

/** How square pixels map to photo pixels: x' = cos * u - sin * v + x, y' = sin * u + cos * v + y. */
interface SquareToPhoto {
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
