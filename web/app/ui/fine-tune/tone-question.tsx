import { Check } from "lucide-react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { fineTuneCopy } from "./copy.ts";
import { Question } from "./question.tsx";

const copy = fineTuneCopy.tone;

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

export function ToneQuestion({ value, onChange }: ToneQuestionProps) {
	const name = useId();
	return (
		<Question
			label={copy.label}
			why={copy.why}
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
							aria-label={copy.swatch(index + 1)}
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
			{value !== undefined && <p className="mt-3 text-small text-ink-2">{copy.swatch(value)}</p>}
		</Question>
	);
}
