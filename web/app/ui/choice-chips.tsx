import { Check } from "lucide-react";

interface ChoiceChipsProps<T extends string> {
	/** Question the chips answer; visible text stands elsewhere. */
	label: string;
	options: readonly T[];
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
}

/** Any number of a few: checkboxes in the shape of large chips. Keeps the order of `options`. */
export function ChoiceChips<T extends string>({ label, options, chosen, onChange }: ChoiceChipsProps<T>) {
	const toggle = (option: T) =>
		onChange(options.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each))));
	return (
		<fieldset className="grid gap-3 wide:grid-cols-2">
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<label
					key={option}
					className="group relative flex min-h-14 items-center justify-between gap-3 rounded-md border border-field bg-surface px-5 py-3 font-medium transition-colors hover:border-fig has-checked:border-fig has-checked:bg-blush has-checked:text-fig has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig"
				>
					<input
						type="checkbox"
						checked={chosen.includes(option)}
						onChange={() => toggle(option)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
					{option}
					<Check
						aria-hidden="true"
						className="size-5 opacity-0 transition-opacity group-has-checked:opacity-100"
					/>
				</label>
			))}
		</fieldset>
	);
}
