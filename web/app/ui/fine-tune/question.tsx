import { type ReactNode, useId } from "react";
import { fineTuneCopy as copy } from "./copy.ts";

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
						aria-label={`${copy.clear}: ${label}`}
						onClick={onClear}
						className="min-h-11 shrink-0 animate-fade rounded-full px-3 text-small font-semibold text-fig hover:bg-blush"
					>
						{copy.clear}
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
