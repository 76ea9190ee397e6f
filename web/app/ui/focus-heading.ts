/** Gives the focus to the h1 of the screen, so that a screen reader says where one is. */
export function focusHeading(): void {
	document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/** For a screen that changes without a change of address: back to the top, and say where one is. */
export function startScreenAgain(): void {
	requestAnimationFrame(() => {
		window.scrollTo({ top: 0 });
		focusHeading();
	});
}
