// From the first button on, not from the first dialog on.
import "./focus.ts";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

const BUTTON_TONES = ["primary", "secondary", "quiet", "danger"] as const;
type ButtonTone = (typeof BUTTON_TONES)[number];
type ButtonSize = "regular" | "small";

/** Forced colors take grounds away and draw edges, also those that nobody sees otherwise. */
const TONES: Record<ButtonTone, string> = {
	primary: "border border-transparent bg-fig text-on-fig hover:bg-fig-deep shadow-soft",
	secondary: "border border-field text-ink hover:border-fig hover:bg-silk",
	quiet: "text-fig hover:bg-blush",
	danger: "border border-transparent bg-danger-soft text-danger hover:outline-2 hover:outline-danger",
};

const SIZES: Record<ButtonSize, string> = {
	regular: "min-h-12 px-6 py-2.5",
	small: "min-h-11 px-4 py-1.5 text-small",
};

/** Buttons and links that look like buttons share this one shape. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize, extra?: string): string {
	return classNames(
		"inline-flex items-center justify-center gap-2 rounded-full font-semibold leading-tight text-center",
		"transition-colors select-none active:scale-[0.985] disabled:active:scale-100",
		"not-aria-busy:disabled:border-transparent not-aria-busy:disabled:bg-silk not-aria-busy:disabled:text-ink-2 not-aria-busy:disabled:shadow-none",
		TONES[tone],
		SIZES[size],
		extra,
	);
}

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

interface LinkButtonProps extends LinkProps {
	tone?: ButtonTone;
	size?: ButtonSize;
	className?: string;
}

export function LinkButton({ tone = "primary", size = "regular", className, ...rest }: LinkButtonProps) {
	return <Link {...rest} className={buttonStyle(tone, size, className)} />;
}

/** Decoration beside a text that says what is happening; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 20 20"
			aria-hidden="true"
			className={classNames("size-5 shrink-0 animate-turn", className)}
		>
			<circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
			<path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
		</svg>
	);
}

interface TextLinkProps extends LinkProps {
	className?: string;
}

export function TextLink({ className, ...rest }: TextLinkProps) {
	return (
		<Link
			{...rest}
			className={classNames(
				"font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2",
				className,
			)}
		/>
	);
}
