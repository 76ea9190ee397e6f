import { classNames } from "./class-names.ts";

const BUTTON_TONES = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];
export type ButtonSize = "regular" | "small";

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
