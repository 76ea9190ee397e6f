import { classNames } from "./class-names.ts";

interface ProgressProps {
	label: string;
	/** Done so far, 0 to `max`. */
	value: number;
	max: number;
	/** Spoken instead of the bare number: "Step 2 of 4". */
	valueText?: string;
	className?: string;
}

export function Progress({ label, value, max, valueText, className }: ProgressProps) {
	return (
		<progress
			aria-label={label}
			aria-valuetext={valueText}
			value={value}
			max={max}
			className={classNames(
				"h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-blush",
				"[&::-webkit-progress-bar]:bg-blush [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-fig",
				"[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-fig",
				"[&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-400",
				className,
			)}
		/>
	);
}
