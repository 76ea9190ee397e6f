import { type RefObject, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";
import { lastFocused } from "./last-focus.ts";

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
			opener.current = active === document.body ? lastFocused() : active;
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
