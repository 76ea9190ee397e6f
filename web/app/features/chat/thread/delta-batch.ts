interface DeltaBatch {
	add: (delta: string) => void;
	/** Passes on what waits, at once. */
	flush: () => void;
}

/**
 * Collects pieces of text and passes them on once for each frame that is drawn. `onFrame` runs its argument with the
 * next frame; a hidden page draws none, so whoever ends a stream flushes.
 */
export function createDeltaBatch(
	pass: (text: string) => void,
	onFrame: (run: () => void) => void = requestAnimationFrame,
): DeltaBatch {
	let waiting = "";
	let asked = false;
	const flush = () => {
		const text = waiting;
		waiting = "";
		if (text !== "") pass(text);
	};
	return {
		flush,
		add: (delta) => {
			waiting += delta;
			if (asked) return;
			asked = true;
			onFrame(() => {
				asked = false;
				flush();
			});
		},
	};
}
