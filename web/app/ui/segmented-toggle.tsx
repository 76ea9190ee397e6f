import { useId } from "react";
import { classNames } from "./class-names.ts";

interface SegmentedToggleProps<T extends string> {
	/** Says what is chosen; read to screen readers. */
	label: string;
	value: T;
	options: readonly { value: T; label: string }[];
	onChange: (value: T) => void;
	className?: string;
}

/** One of a few, all visible. Radio buttons underneath, so arrows and screen readers work. */
export function SegmentedToggle<T extends string>(props: SegmentedToggleProps<T>) {
	const { label, value, options, onChange, className } = props;
	const name = useId();
	return (
		<fieldset
			className={classNames("inline-flex w-fit rounded-full border border-field bg-ground p-1", className)}
		>
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<label
					key={option.value}
					className={classNames(
						"relative grid min-h-10 place-items-center rounded-full px-4 text-small font-medium text-ink-2 transition-colors",
						"has-checked:bg-fig has-checked:text-on-fig not-has-checked:hover:text-ink",
						"has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig",
					)}
				>
					<input
						type="radio"
						name={name}
						value={option.value}
						checked={option.value === value}
						onChange={() => onChange(option.value)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
					{option.label}
				</label>
			))}
		</fieldset>
	);
}
