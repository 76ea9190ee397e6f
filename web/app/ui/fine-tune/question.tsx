import { type ReactNode, useId } from "react";
import { paths } from "#paths.ts";
import { TextLink } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { fineTuneCopy } from "./copy.ts";

interface QuestionProps {
	label: string;
	/** Stands in for the visible label where that stands above already. */
	heading?: ReactNode;
	why: string;
	answered: boolean;
	onClear: () => void;
	children: ReactNode;
}

/** One optional question: what is asked, why, the answers, and a way to take the answer back. */
export function Question({ label, heading, why, answered, onClear, children }: QuestionProps) {
	const whyId = useId();
	return (
		<fieldset aria-describedby={whyId} className="min-w-0">
			<legend className="sr-only">{label}</legend>
			<div className="flex min-h-11 items-center justify-between gap-4">
				{heading ?? (
					<p aria-hidden="true" className="font-medium">
						{label}
					</p>
				)}
				{answered && (
					<button
						type="button"
						aria-label={`${fineTuneCopy.clear}: ${label}`}
						onClick={onClear}
						className="min-h-11 shrink-0 animate-fade rounded-full px-3 text-small font-semibold text-fig hover:bg-blush"
					>
						{fineTuneCopy.clear}
					</button>
				)}
			</div>
			<p id={whyId} className="mb-3.5 text-small text-ink-2">
				{why}
			</p>
			{children}
		</fieldset>
	);
}

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

const childCopy = fineTuneCopy.child;

/** For who answers to be under 13: nothing is locked, but a parent comes next, and the data can go at once. */
export function ChildNotice({ withPhoto = false }: { withPhoto?: boolean }) {
	return (
		<Notice title={childCopy.title} live="status">
			<p>{childCopy.text}</p>
			{withPhoto && <p className="mt-2">{childCopy.noPhoto}</p>}
			<p className="mt-2">
				{childCopy.erase} <TextLink to={paths.contactAbout("Delete Account")}>{childCopy.eraseLink}</TextLink>
			</p>
		</Notice>
	);
}
