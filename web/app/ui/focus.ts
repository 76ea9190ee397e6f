import { type RefObject, useRef } from "react";

/** What had the focus last, also when it has lost it since: a button is disabled while it works. */
let last: HTMLElement | null = null;

if (typeof document !== "undefined")
	document.addEventListener("focusin", ({ target }) => {
		if (target instanceof HTMLElement) last = target;
	});

/**
 * Gives the focus back to what had it before an overlay opened, or to the page heading where that is gone. Overlays
 * here open without a trigger of their own, so the primitive does not know where to return.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: (event: Event) => {
			const active = document.activeElement;
			// The button whose press opened this may be at work, and has lost the focus then.
			opener.current = active === document.body ? last : active;
			if (!first?.current) return;
			event.preventDefault();
			first.current.focus();
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			requestAnimationFrame(() => {
				// What the answer opened may have taken the focus already.
				if (document.activeElement !== document.body) return;
				const place = opener.current;
				if (place instanceof HTMLElement && place.isConnected && place !== document.body) place.focus();
				else focusHeading();
			});
		},
	};
}

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
