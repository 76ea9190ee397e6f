import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";
// From the first button on, not from the first dialog on.
import "./last-focus.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

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
