import { type ReactNode, useId } from "react";
import { fineTuneCopy as copy } from "./copy.ts";

interface QuestionProps {
	label: string;
	why: string;
	answered: boolean;
	onClear: () => void;
	children: ReactNode;
}

/** One optional question: what is asked, why, the answers, and a way to take the answer back. */
export function Question({ label, why, answered, onClear, children }: QuestionProps) {
	const whyId = useId();
	return (
		<fieldset aria-describedby={whyId} className="grid min-w-0 gap-3">
			<legend className="contents">
				<span className="font-medium">{label}</span>
			</legend>
			<div className="-mt-2.5 flex items-start justify-between gap-4">
				<p id={whyId} className="text-small text-ink-2">
					{why}
				</p>
				{answered && (
					<button
						type="button"
						aria-label={`${copy.clear}: ${label}`}
						onClick={onClear}
						className="-my-2.5 min-h-11 shrink-0 animate-fade rounded-full px-3 text-small font-semibold text-fig hover:bg-blush"
					>
						{copy.clear}
					</button>
				)}
			</div>
			{children}
		</fieldset>
	);
}
