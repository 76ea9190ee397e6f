import { classNames } from "./class-names.ts";

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
