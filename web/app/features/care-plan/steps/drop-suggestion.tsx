import { Feather } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { stepCopy as copy } from "../copy.ts";

interface DropSuggestionProps {
	/** Id of the step's name. */
	stepId: string;
	reason: string;
	onDrop: () => void;
}

/** Less is a choice too: says so calmly, with the reason. */
export function DropSuggestion({ stepId, reason, onDrop }: DropSuggestionProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md border border-sage/40 bg-sage-soft px-4 py-3.5">
			<div className="flex min-w-0 flex-1 basis-64 gap-3">
				<Feather aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
				<div className="grid min-w-0 gap-0.5">
					<p className="font-semibold text-sage">{copy.mayDrop}</p>
					<p className="text-small">{reason}</p>
				</div>
			</div>
			<Button
				tone="quiet"
				size="small"
				aria-describedby={stepId}
				onClick={onDrop}
				className="text-sage hover:bg-surface max-wide:w-full print:hidden"
			>
				{copy.drop}
			</Button>
		</div>
	);
}
