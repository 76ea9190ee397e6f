import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { Button } from "#ui/button.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { FineTuneQuestions } from "#ui/fine-tune/fine-tune-questions.tsx";
import { Notice } from "#ui/notice.tsx";
import { joinCopy } from "../copy.ts";
import { StepFrame } from "../step-frame.tsx";

interface FineTuneStepProps {
	preferences: Preferences;
	onChange: (preferences: Preferences) => void;
	/** No scan follows. */
	withoutPhoto: boolean;
	busy: boolean;
	problem: string | undefined;
	onBack: () => void;
	onFinish: () => void;
}

/** The optional end of step 4. One press goes on, answered or not. */
export function FineTuneStep(props: FineTuneStepProps) {
	const { preferences, onChange, withoutPhoto, busy, problem, onBack, onFinish } = props;
	return (
		<StepFrame step={4} title={fineTuneCopy.title} lead={fineTuneCopy.lead}>
			<FineTuneQuestions preferences={preferences} onChange={onChange} />
			<div className="sticky bottom-0 -mx-5 grid gap-3 border-t border-line bg-ground/95 px-5 py-4 backdrop-blur-md">
				{problem !== undefined && (
					<Notice tone="danger" live="alert">
						{problem}
					</Notice>
				)}
				<div className="flex items-center justify-between gap-3">
					<Button tone="quiet" onClick={onBack} disabled={busy}>
						{joinCopy.back}
					</Button>
					<Button onClick={onFinish} busy={busy}>
						{finishLabel(Object.keys(preferences).length === 0, withoutPhoto, busy)}
					</Button>
				</div>
			</div>
		</StepFrame>
	);
}

function finishLabel(untouched: boolean, withoutPhoto: boolean, busy: boolean): string {
	const copy = joinCopy.finish;
	if (busy) return withoutPhoto ? copy.busyWithoutPhoto : copy.busy;
	if (withoutPhoto) return untouched ? copy.skipWithoutPhoto : copy.submitWithoutPhoto;
	return untouched ? copy.skip : copy.submit;
}
