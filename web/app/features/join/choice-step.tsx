import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { joinCopy } from "./copy.ts";
import { StepFrame } from "./step-frame.tsx";

interface ChoiceStepProps<T extends string> {
	step: number;
	copy: { title: string; lead: string; goOn: string };
	options: readonly T[];
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
	onBack: () => void;
	onNext: () => void;
}

export function ChoiceStep<T extends string>(props: ChoiceStepProps<T>) {
	const { step, copy, options, chosen, onChange, onBack, onNext } = props;
	return (
		<StepFrame step={step} title={copy.title} lead={copy.lead}>
			<ChoiceChips label={copy.title} options={options} chosen={chosen} onChange={onChange} />
			<div className="flex justify-between gap-3">
				<Button tone="quiet" onClick={onBack}>
					{joinCopy.back}
				</Button>
				<Button onClick={onNext}>{copy.goOn}</Button>
			</div>
		</StepFrame>
	);
}
