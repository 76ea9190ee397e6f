/** So many lines side by side are no frown: it folds into one, two or three, and hairs that join the brows stand closer. */
const SIDE_BY_SIDE = 3;
/** Share of the rows with a line in which they do so; a crease may fork for a few. */
const CROWDED_SHARE = 0.25;

/** Whether upright lines, given by the crop pixels they run through in reading order, stand as close as hairs do. */
export function standCrowded(pixels: readonly number[], size: number): boolean {
	const lines = new Map<number, number>();
	let last = Number.NEGATIVE_INFINITY;
	for (const i of pixels) {
		const row = Math.floor(i / size);
		const goesOn = i === last + 1 && i % size !== 0;
		lines.set(row, (lines.get(row) ?? 0) + (goesOn ? 0 : 1));
		last = i;
	}
	const crowded = [...lines.values()].filter((count) => count >= SIDE_BY_SIDE).length;
	return lines.size > 0 && crowded >= CROWDED_SHARE * lines.size;
}
