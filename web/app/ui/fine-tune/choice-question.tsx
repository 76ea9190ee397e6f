import { useId } from "react";
import { Question } from "./question.tsx";

interface ChoiceQuestionProps<T extends string> {
	label: string;
	why: string;
	/** The words of each answer. */
	options: Readonly<Record<T, string>>;
	order: readonly T[];
	value: T | undefined;
	onChange: (value: T | undefined) => void;
}

/** One of a few, nothing preselected. */
export function ChoiceQuestion<T extends string>(props: ChoiceQuestionProps<T>) {
	const { label, why, options, order, value, onChange } = props;
	const name = useId();
	return (
		<Question label={label} why={why} answered={value !== undefined} onClear={() => onChange(undefined)}>
			<div className="flex flex-wrap gap-2">
				{order.map((option) => (
					<label
						key={option}
						className="relative grid min-h-11 min-w-16 place-items-center rounded-full border border-field bg-surface px-4.5 py-2 text-center font-medium transition-colors hover:border-fig has-checked:border-fig has-checked:bg-fig has-checked:text-on-fig has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig"
					>
						<input
							type="radio"
							name={name}
							value={option}
							checked={option === value}
							onChange={() => onChange(option)}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						{options[option]}
					</label>
				))}
			</div>
		</Question>
	);
}
