import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface TapChipProps {
	pressed: boolean;
	onTap: () => void;
	children: ReactNode;
}

/** A small button that stays pressed; the mark tells it without color, too. */
export function TapChip({ pressed, onTap, children }: TapChipProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onTap}
			className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-surface px-4 text-small font-semibold transition-colors hover:border-fig aria-pressed:border-fig aria-pressed:bg-blush aria-pressed:text-fig"
		>
			{pressed && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
			{children}
		</button>
	);
}
