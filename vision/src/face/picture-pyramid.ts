/** Interleaved 8-bit RGB. */
export interface Picture {
	rgb: Uint8Array;
	width: number;
	height: number;
}

/** Level 0 is the picture; each further level halves it by averaging 2 by 2 blocks. Levels are made when asked for. */
export interface PicturePyramid {
	level(index: number): Picture;
	/** The coarsest level whose pixels are still at most `size` pixels of level 0. */
	levelFor(size: number): number;
}

const SMALLEST_EDGE = 64;

export function createPyramid(picture: Picture): PicturePyramid {
	const levels = [picture];
	const level = (index: number): Picture => {
		const known = levels[index];
		if (known) return known;
		const made = halve(level(index - 1));
		levels[index] = made;
		return made;
	};
	const last = Math.max(0, Math.floor(Math.log2(Math.min(picture.width, picture.height) / SMALLEST_EDGE)));
	return { level, levelFor: (size) => Math.min(last, Math.max(0, Math.floor(Math.log2(size)))) };
}

function halve({ rgb, width, height }: Picture): Picture {
	const halfWidth = width >> 1;
	const halfHeight = height >> 1;
	const half = new Uint8Array(halfWidth * halfHeight * 3);
	const row = width * 3;
	for (let y = 0, to = 0; y < halfHeight; y++)
		for (let x = 0, at = 2 * y * row; x < halfWidth; x++, at += 6, to += 3)
			for (let channel = at; channel < at + 3; channel++)
				half[to + channel - at] =
					(rgb[channel] + rgb[channel + 3] + rgb[channel + row] + rgb[channel + row + 3] + 2) >> 2;
	return { rgb: half, width: halfWidth, height: halfHeight };
}
