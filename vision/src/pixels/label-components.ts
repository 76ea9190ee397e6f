/** One 8-connected group of set pixels. */
export interface Component {
	pixels: number[];
	minX: number;
	maxX: number;
	minY: number;
	maxY: number;
}

/**
 * The 8-connected groups of a mask that hold one of the `starts`, in their order. The mask is cleared on the way:
 * when the starts cover all set pixels it comes back empty.
 */
export function labelComponents(
	mask: Uint8Array,
	width: number,
	height: number,
	starts: Iterable<number>,
): Component[] {
	const found: Component[] = [];
	for (const start of starts) {
		if (!mask[start]) continue;
		mask[start] = 0;
		const pixels = [start];
		const box = { minX: width, maxX: 0, minY: height, maxY: 0 };
		for (let next = 0; next < pixels.length; next++) {
			const i = pixels[next];
			const y = Math.floor(i / width);
			const x = i - y * width;
			if (x < box.minX) box.minX = x;
			if (x > box.maxX) box.maxX = x;
			if (y < box.minY) box.minY = y;
			if (y > box.maxY) box.maxY = y;
			for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
				for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
					const j = v * width + u;
					if (!mask[j]) continue;
					mask[j] = 0;
					pixels.push(j);
				}
			}
		}
		found.push({ pixels, ...box });
	}
	return found;
}
