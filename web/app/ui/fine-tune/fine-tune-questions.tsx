import type { Preferences } from "@dewlight/contracts/accounts.ts";
import {
	AGE_BANDS,
	BUDGETS,
	PREGNANCY_ANSWERS,
	ROUTINE_SIZES,
	SENSITIVITY_QUESTIONS,
	type SensitivityQuestion,
} from "@dewlight/core/routine/person.ts";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Card } from "../page.tsx";
import { fineTuneCopy } from "./copy.ts";
import { AllergiesQuestion, ConditionsQuestion } from "./health-questions.tsx";
import { ChildNotice, ChoiceQuestion, Question } from "./question.tsx";

interface FineTuneQuestionsProps {
	preferences: Preferences;
	/** An answer that was taken back is missing, not undefined. */
	onChange: (preferences: Preferences) => void;
}

/** All optional questions, what bears on safety first. */
export function FineTuneQuestions({ preferences, onChange }: FineTuneQuestionsProps) {
	const answerTo = <Key extends keyof Preferences>(key: Key) => ({
		value: preferences[key],
		onChange: (answer: Preferences[Key] | undefined) => {
			const { [key]: _, ...others } = preferences;
			onChange(answer === undefined ? (others as Preferences) : { ...preferences, [key]: answer });
		},
	});
	return (
		<div className="grid gap-5">
			<Group title={fineTuneCopy.groups.safety}>
				<ChoiceQuestion {...fineTuneCopy.age} order={AGE_BANDS} {...answerTo("age_band")} />
				{preferences.age_band === "under-13" && <ChildNotice />}
				<ChoiceQuestion {...fineTuneCopy.pregnancy} order={PREGNANCY_ANSWERS} {...answerTo("pregnancy")} />
				<YesNoQuestion {...fineTuneCopy.retinoid} {...answerTo("prescription_retinoid")} />
				<YesNoQuestion {...fineTuneCopy.isotretinoin} {...answerTo("isotretinoin")} />
				<YesNoQuestion {...fineTuneCopy.acneMedicine} {...answerTo("prescription_acne")} />
				<ConditionsQuestion preferences={preferences} onChange={onChange} />
				<AllergiesQuestion {...answerTo("allergies")} />
			</Group>
			<Group title={fineTuneCopy.groups.skin}>
				<YesNoQuestion {...fineTuneCopy.sensitive} {...answerTo("sensitive_skin")} />
				<ScaleQuestion {...answerTo("sensitivity_answers")} />
				<ToneQuestion {...answerTo("monk_tone")} />
			</Group>
			<Group title={fineTuneCopy.groups.taste}>
				<YesNoQuestion {...fineTuneCopy.fragrance} {...answerTo("fragrance_free")} />
				<ChoiceQuestion {...fineTuneCopy.routineSize} order={ROUTINE_SIZES} {...answerTo("routine_size")} />
				<ChoiceQuestion {...fineTuneCopy.budget} order={BUDGETS} {...answerTo("budget")} />
			</Group>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Card className="grid gap-5">
				<h2 id={id} className="text-h3">
					{title}
				</h2>
				{children}
			</Card>
		</section>
	);
}

const ORDER = ["yes", "no"] as const;
const OPTIONS = { yes: fineTuneCopy.yes, no: fineTuneCopy.no };

interface YesNoQuestionProps {
	label: string;
	why: string;
	value: boolean | undefined;
	onChange: (value: boolean | undefined) => void;
}

function YesNoQuestion({ label, why, value, onChange }: YesNoQuestionProps) {
	return (
		<ChoiceQuestion
			label={label}
			why={why}
			options={OPTIONS}
			order={ORDER}
			value={value === undefined ? undefined : value ? "yes" : "no"}
			onChange={(answer) => onChange(answer === undefined ? undefined : answer === "yes")}
		/>
	);
}

const scaleCopy = fineTuneCopy.scale;

type FeelingAnswers = Partial<Record<SensitivityQuestion, number>>;

interface ScaleQuestionProps {
	value: FeelingAnswers | undefined;
	onChange: (value: FeelingAnswers | undefined) => void;
}

/** The ten items of the Sensitive Scale-10, folded away until wanted. */
function ScaleQuestion({ value = {}, onChange }: ScaleQuestionProps) {
	const count = Object.keys(value).length;
	const answer = (question: SensitivityQuestion, given: number | undefined) => {
		const { [question]: _, ...others } = value;
		const next = given === undefined ? others : { ...others, [question]: given };
		onChange(Object.keys(next).length === 0 ? undefined : next);
	};
	return (
		<details open={count > 0 || undefined} className="group rounded-md border border-line bg-surface">
			<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-md px-5 py-3 font-medium hover:text-fig [&::-webkit-details-marker]:hidden">
				<span>
					{scaleCopy.label}
					{count > 0 && <span className="block text-small text-ink-2">{scaleCopy.answered(count)}</span>}
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="px-5 pt-1 pb-4">
				<Question
					label={scaleCopy.label}
					heading={<p className="text-small">{scaleCopy.ends}</p>}
					why={scaleCopy.why}
					answered={count > 0}
					onClear={() => onChange(undefined)}
				>
					<div className="grid gap-2">
						{SENSITIVITY_QUESTIONS.map((question) => (
							<FeelingScale
								key={question}
								label={scaleCopy.items[question]}
								value={value[question]}
								onChange={(given) => answer(question, given)}
							/>
						))}
					</div>
				</Question>
			</div>
		</details>
	);
}

const UNANSWERED = -1;

interface FeelingScaleProps {
	label: string;
	value: number | undefined;
	onChange: (value: number | undefined) => void;
}

/** 0 to 10 on a slider; its place before 0 means that the question is not answered. */
function FeelingScale({ label, value, onChange }: FeelingScaleProps) {
	const id = useId();
	const words = value === undefined ? scaleCopy.unanswered : String(value);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			<output
				htmlFor={id}
				className={classNames("tabular-nums", value === undefined && "text-small text-ink-2")}
			>
				{words}
			</output>
			<input
				id={id}
				type="range"
				min={UNANSWERED}
				max={10}
				step={1}
				value={value ?? UNANSWERED}
				aria-valuetext={words}
				onChange={(event) => {
					const next = Number(event.target.value);
					onChange(next === UNANSWERED ? undefined : next);
				}}
				className={classNames(
					"col-span-2 h-11 w-full cursor-pointer appearance-none rounded-full bg-transparent",
					"[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-blush",
					"[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-blush",
					"[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-fig",
					"[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-fig",
					value === undefined
						? "[&::-webkit-slider-thumb]:bg-surface [&::-moz-range-thumb]:bg-surface"
						: "[&::-webkit-slider-thumb]:bg-fig [&::-moz-range-thumb]:bg-fig",
				)}
			/>
		</div>
	);
}

const toneCopy = fineTuneCopy.tone;

/** The ten swatches of the Monk Skin Tone scale (Monk 2019), lightest first. */
const SWATCHES = [
	"#f6ede4",
	"#f3e7db",
	"#f7ead0",
	"#eadaba",
	"#d7bd96",
	"#a07e56",
	"#825c43",
	"#604134",
	"#3a312a",
	"#292420",
] as const;
const DEEP_FROM = 5;

interface ToneQuestionProps {
	value: number | undefined;
	onChange: (value: number | undefined) => void;
}

function ToneQuestion({ value, onChange }: ToneQuestionProps) {
	const name = useId();
	return (
		<Question
			label={toneCopy.label}
			why={toneCopy.why}
			answered={value !== undefined}
			onClear={() => onChange(undefined)}
		>
			<div className="grid max-w-80 grid-cols-5 gap-3">
				{SWATCHES.map((color, index) => (
					<label
						key={color}
						className="relative grid aspect-square min-h-11 place-items-center rounded-full border border-field outline-offset-2 has-checked:outline-3 has-checked:outline-fig has-focus-visible:outline-2 has-focus-visible:outline-ink"
						style={{ backgroundColor: color }}
					>
						<input
							type="radio"
							name={name}
							aria-label={toneCopy.swatch(index + 1)}
							checked={value === index + 1}
							onChange={() => onChange(index + 1)}
							className="peer absolute inset-0 cursor-pointer opacity-0"
						/>
						<Check
							aria-hidden="true"
							strokeWidth={3}
							className={classNames(
								"size-5 opacity-0 peer-checked:opacity-100",
								index < DEEP_FROM ? "text-[#2a1c22]" : "text-white",
							)}
						/>
					</label>
				))}
			</div>
			{value !== undefined && <p className="mt-3 text-small text-ink-2">{toneCopy.swatch(value)}</p>}
		</Question>
	);
}
