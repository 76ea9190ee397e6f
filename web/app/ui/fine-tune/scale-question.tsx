import { SENSITIVITY_QUESTIONS, type SensitivityQuestion } from "@dewlight/core/routine/person.ts";
import { ChevronDown } from "lucide-react";
import { fineTuneCopy } from "./copy.ts";
import { FeelingScale } from "./feeling-scale.tsx";
import { Question } from "./question.tsx";

const copy = fineTuneCopy.scale;

type FeelingAnswers = Partial<Record<SensitivityQuestion, number>>;

interface ScaleQuestionProps {
	value: FeelingAnswers | undefined;
	onChange: (value: FeelingAnswers | undefined) => void;
}

/** The ten items of the Sensitive Scale-10, folded away until wanted. */
export function ScaleQuestion({ value = {}, onChange }: ScaleQuestionProps) {
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
					{copy.label}
					{count > 0 && <span className="block text-small text-ink-2">{copy.answered(count)}</span>}
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="px-5 pt-1 pb-4">
				<Question
					label={copy.label}
					heading={<p className="text-small">{copy.ends}</p>}
					why={copy.why}
					answered={count > 0}
					onClear={() => onChange(undefined)}
				>
					<div className="grid gap-2">
						{SENSITIVITY_QUESTIONS.map((question) => (
							<FeelingScale
								key={question}
								label={copy.items[question]}
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
