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
