/** Distance at which something counts as near: more than a screen of a phone, so that code comes before the finger. */
const NEAR = "900px";

/**
 * Resolves when the element with this id comes near the window, or somebody uses the keyboard or the pointer. At build
 * time, and where nothing stands under the id yet, at once: then the element is waited for.
 */
export function whenNear(id: string): Promise<void> {
	const element = typeof document === "undefined" ? null : document.getElementById(id);
	if (element === null) return Promise.resolve();
	return new Promise((resolve) => {
		const events = ["keydown", "pointerdown", "focusin"] as const;
		const arrive = () => {
			observer.disconnect();
			for (const name of events) window.removeEventListener(name, arrive);
			resolve();
		};
		const observer = new IntersectionObserver(
			(entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
			{ rootMargin: NEAR },
		);
		observer.observe(element);
		for (const name of events) window.addEventListener(name, arrive, { passive: true });
	});
}
