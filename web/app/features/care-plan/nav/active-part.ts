/** Pixels from the upper edge: a section is being read once its top has come this far up (PLAN-30). */
const SCROLL_THRESHOLD_PX = 150;

interface PlacedPart {
	id: string;
	/** Distance of its upper edge from the top of the window. */
	top: number;
}

/** The section being read: the last one that has passed the threshold, the first before any has. */
export function activePart(parts: readonly PlacedPart[], atEnd: boolean): string | null {
	if (atEnd) return parts.at(-1)?.id ?? null;
	const passed = parts.filter(({ top }) => top <= SCROLL_THRESHOLD_PX);
	return (passed.at(-1) ?? parts[0])?.id ?? null;
}
