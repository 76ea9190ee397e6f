import { useLayoutEffect, useRef } from "react";

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
			return;
		}
		const button = had.current;
		had.current = null;
		if (button?.isConnected && document.activeElement === document.body)
			button.focus({ preventScroll: true });
	}, [busy]);
}
