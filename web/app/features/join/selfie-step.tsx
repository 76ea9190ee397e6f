import { type Dispatch, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { validatePhoto } from "#api/photo-calls.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { PhotoPreview } from "#ui/photo-preview.tsx";
import { joinCopy } from "./copy.ts";
import { mayAdvance, type SelfieAction, type SelfieState } from "./onboarding-state.ts";
import { SelfieTips } from "./selfie-tips.tsx";
import { StepFrame } from "./step-frame.tsx";

interface SelfieStepProps {
	state: SelfieState;
	dispatch: Dispatch<SelfieAction>;
	onNext: () => void;
	/** A selfie was chosen before and a reload has lost it (ONB-A5). */
	lost: boolean;
}

const copy = joinCopy.selfie;

/** Step 2: one selfie, checked by the server before the flow goes on. Starts no scan (ONB-A1). */
export function SelfieStep({ state, dispatch, onNext, lost }: SelfieStepProps) {
	const [problem, setProblem] = useState<string | undefined>(lost ? copy.none : undefined);

	const choose = (images: File[]) => {
		const [file, second] = images;
		if (file === undefined) return;
		if (second !== undefined) return setProblem(copy.one);
		setProblem(undefined);
		dispatch({ type: "choose", file });
	};

	const check = async () => {
		if (state.kind === "none") return setProblem(copy.none);
		const { file } = state;
		setProblem(undefined);
		dispatch({ type: "check" });
		try {
			dispatch({ type: "judge", file, verdict: await validatePhoto(file, "") });
		} catch (error) {
			dispatch({ type: "check_failed", file });
			setProblem(errorText(error, copy.failed));
		}
	};

	const next = () => {
		if (state.kind === "none") return setProblem(copy.none);
		if (state.kind !== "judged") return setProblem(copy.notValidated);
		if (mayAdvance(state)) onNext();
	};

	return (
		<StepFrame step={2} title={copy.title} lead={copy.lead}>
			<SelfieTips />
			{state.kind === "none" ? (
				<FileDrop label={copy.pick} hint={copy.pickHint} acceptPaste onImages={choose} />
			) : (
				<PhotoPreview
					file={state.file}
					alt={copy.alt}
					replaceLabel={copy.another}
					disabled={state.kind === "checking"}
					onReplace={choose}
				/>
			)}
			{problem !== undefined && <FieldError>{problem}</FieldError>}
			{state.kind === "judged" && <Verdict {...state.verdict} />}
			<div className="flex flex-wrap justify-end gap-3">
				<Button
					tone={mayAdvance(state) ? "secondary" : "primary"}
					busy={state.kind === "checking"}
					onClick={() => void check()}
				>
					{state.kind === "checking" ? copy.validating : copy.validate}
				</Button>
				<Button
					tone={mayAdvance(state) ? "primary" : "secondary"}
					disabled={state.kind === "checking"}
					onClick={next}
				>
					{copy.goOn}
				</Button>
			</div>
			<p className="text-small text-ink-2">{copy.private}</p>
		</StepFrame>
	);
}

function Verdict({ status, reason }: { status: "pass" | "warn" | "fail"; reason: string | null }) {
	switch (status) {
		case "pass":
			return (
				<Notice tone="success" live="status">
					{copy.passed}
				</Notice>
			);
		case "warn":
			return (
				<Notice tone="warn" live="status">
					{reason}
				</Notice>
			);
		case "fail":
			return (
				<Notice tone="danger" live="alert">
					{reason ?? copy.failed}
				</Notice>
			);
	}
}
