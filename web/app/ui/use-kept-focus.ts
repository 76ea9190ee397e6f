import { useLayoutEffect, useRef } from "react";

/** Had the focus when its work began, until the work is done. */
let pressed: HTMLButtonElement | null = null;

/** Where the focus belongs although a dialog that opens now finds it nowhere. */
export const pressedButton = (): HTMLButtonElement | null => pressed;

/**
 * A button that is disabled while it works loses the focus; whoever has no pointer would begin again at the top of the page.
 * When the work is done and nothing else has taken the focus, it comes back.
 */
export function useKeptFocus(busy: boolean): void {
	const had = useRef<HTMLButtonElement | null>(null);
	// Before the browser notices that what has the focus is disabled now, and before a dialog that opens takes it.
	useLayoutEffect(() => {
		if (busy) {
			const active = document.activeElement;
			had.current = active instanceof HTMLButtonElement && active.disabled ? active : null;
			pressed = had.current ?? pressed;
			return;
		}
		const button = had.current;
		had.current = null;
		if (pressed === button) pressed = null;
		if (button?.isConnected && document.activeElement === document.body)
			button.focus({ preventScroll: true });
	}, [busy]);
}
