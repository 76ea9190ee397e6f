interface TicksProps<T extends string> {
	/** The words of each answer. */
	words: (option: T) => string;
	order: readonly T[];
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
}

/** Any number of a few short answers, inside a question. */
export function Ticks<T extends string>({ words, order, chosen, onChange }: TicksProps<T>) {
	const toggle = (option: T) =>
		onChange(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
	return (
		<div className="flex flex-wrap gap-2">
			{order.map((option) => (
				<label
					key={option}
					className="relative grid min-h-11 place-items-center rounded-full border border-field bg-surface px-4.5 py-2 text-center font-medium transition-colors hover:border-fig has-checked:border-fig has-checked:bg-fig has-checked:text-on-fig has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig"
				>
					<input
						type="checkbox"
						checked={chosen.includes(option)}
						onChange={() => toggle(option)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
					{words(option)}
				</label>
			))}
		</div>
	);
}
