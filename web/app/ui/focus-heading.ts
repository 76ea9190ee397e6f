/** Gives the focus to the h1 of the screen, so that a screen reader says where one is. */
export function focusHeading(): void {
	document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/**
 * For a screen that changes without a change of address: back to the top, and say where one is. Whoever is quicker than
 * the next frame, and has gone on to something in the new screen, stays there.
 */
export function startScreenAgain(): void {
	const before = document.activeElement;
	requestAnimationFrame(() => {
		const now = document.activeElement;
		if (now !== before && now !== document.body) return;
		window.scrollTo({ top: 0 });
		focusHeading();
	});
}
