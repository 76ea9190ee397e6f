import type { ReactNode } from "react";
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
	/** What else this step asks. */
	children?: ReactNode;
	/** Why the last try to go on failed. */
	problem?: string | undefined;
	next: { label: string; busy?: boolean; onPress: () => void };
	onBack: () => void;
}

/** A step of chips, with the way back and the way on. */
export function ChoiceStep<T extends string>(props: ChoiceStepProps<T>) {
	const { step, copy, options, chosen, onChange, children, problem, next, onBack } = props;
	return (
		<StepFrame step={step} title={copy.title} lead={copy.lead}>
			<ChoiceChips label={copy.title} options={options} chosen={chosen} onChange={onChange} />
			{children}
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<div className="flex justify-between gap-3">
				<Button tone="quiet" onClick={onBack} disabled={next.busy}>
					{joinCopy.back}
				</Button>
				<Button busy={next.busy} onClick={next.onPress}>
					{next.label}
				</Button>
			</div>
		</StepFrame>
	);
}
