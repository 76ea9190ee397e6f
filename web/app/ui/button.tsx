// From the first button on, not from the first dialog on.
import "./last-focus.ts";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
	tone?: ButtonTone;
	size?: ButtonSize;
	/** Shows a spinner and refuses a second press; the label should say what is happening. */
	busy?: boolean;
}

export function Button({
	tone = "primary",
	size = "regular",
	busy = false,
	className,
	disabled,
	children,
	type = "button",
	...rest
}: ButtonProps) {
	useKeptFocus(busy);
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={buttonStyle(tone, size, className)}
		>
			{busy && <Spinner />}
			{children}
		</button>
	);
}

/**
 * A button that is disabled while it works loses the focus; whoever has no pointer would begin again at the top of the page.
 * When the work is done and nothing else has taken the focus, it comes back.
 */
function useKeptFocus(busy: boolean): void {
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
