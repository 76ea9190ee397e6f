import { useId } from "react";
import { classNames } from "../class-names.ts";
import { fineTuneCopy } from "./copy.ts";

const UNANSWERED = -1;
const copy = fineTuneCopy.scale;

interface FeelingScaleProps {
	label: string;
	value: number | undefined;
	onChange: (value: number | undefined) => void;
}

/** 0 to 10 on a slider; its place before 0 means that the question is not answered. */
export function FeelingScale({ label, value, onChange }: FeelingScaleProps) {
	const id = useId();
	const words = value === undefined ? copy.unanswered : String(value);
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
