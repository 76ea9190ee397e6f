import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface TogglePillProps {
	pressed: boolean;
	onPress: () => void;
	children: ReactNode;
	className?: string;
}

/** A switch in the shape of a pill. */
export function TogglePill({ pressed, onPress, children, className }: TogglePillProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className={classNames(
				"inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-medium transition-colors",
				pressed ? "border-fig bg-fig text-on-fig" : "border-field bg-surface text-ink hover:border-fig",
				className,
			)}
		>
			{children}
		</button>
	);
}
