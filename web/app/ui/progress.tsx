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
	const share = Math.min(1, Math.max(0, value / max));
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			aria-valuetext={valueText}
			className={classNames("h-2 overflow-hidden rounded-full bg-blush", className)}
		>
			<div
				className="h-full rounded-full bg-fig transition-[width] duration-400"
				style={{ width: `${share * 100}%` }}
			/>
		</div>
	);
}
