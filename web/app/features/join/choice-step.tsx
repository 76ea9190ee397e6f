import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { Notice } from "#ui/notice.tsx";
import { joinCopy } from "./copy.ts";
import { StepFrame } from "./step-frame.tsx";

interface ChoiceStepProps<T extends string> {
	step: number;
	copy: { title: string; lead: string };
	options: readonly T[];
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
	nextLabel: string;
	busy?: boolean;
	problem?: string | undefined;
	onBack?: () => void;
	onNext: () => void;
}

export function ChoiceStep<T extends string>(props: ChoiceStepProps<T>) {
	const { step, copy, options, chosen, onChange, nextLabel, busy = false, problem, onBack, onNext } = props;
	return (
		<StepFrame step={step} title={copy.title} lead={copy.lead}>
			<ChoiceChips label={copy.title} options={options} chosen={chosen} onChange={onChange} />
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<div className="flex justify-between gap-3">
				{onBack !== undefined && (
					<Button tone="quiet" onClick={onBack} disabled={busy}>
						{joinCopy.back}
					</Button>
				)}
				<Button onClick={onNext} busy={busy} className="ml-auto">
					{nextLabel}
				</Button>
			</div>
		</StepFrame>
	);
}
