/**
 * Resolves when the pointer or the focus comes to the element with this id. At build time, and where nothing stands under
 * the id yet, at once: then the element is waited for.
 */
export function whenTouched(id: string): Promise<void> {
	const element = typeof document === "undefined" ? null : document.getElementById(id);
	if (element === null) return Promise.resolve();
	return new Promise((resolve) => {
		for (const name of ["pointerover", "focusin", "click"] as const) {
			element.addEventListener(name, () => resolve(), { once: true, passive: true });
		}
	});
}
