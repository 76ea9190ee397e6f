import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FineTuneQuestions } from "#ui/fine-tune/fine-tune-questions.tsx";
import { Notice } from "#ui/notice.tsx";
import { carePlanCopy } from "../copy.ts";
import type { ChangeOutcome } from "../profile-change.ts";
import { aboutCopy } from "./copy.ts";

const copy = aboutCopy.preferences;

interface PreferencesDialogProps {
	preferences: Preferences;
	onSave: (preferences: Preferences) => Promise<ChangeOutcome>;
	onClose: () => void;
}

/** The questions of the first start, open to change at any time. */
export function PreferencesDialog({ preferences, onSave, onClose }: PreferencesDialogProps) {
	const [answers, setAnswers] = useState(preferences);
	const [state, setState] = useState<"open" | "saving" | "failed">("open");
	const save = async () => {
		setState("saving");
		const outcome = await onSave(answers);
		if (outcome === "failed") setState("failed");
		else onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.dialogTitle}
			description={copy.dialogText}
			footer={
				<>
					{state === "failed" && (
						<Notice tone="danger" live="alert" className="w-full">
							{carePlanCopy.saveFailed}
						</Notice>
					)}
					<Button tone="secondary" onClick={onClose}>
						{copy.cancel}
					</Button>
					<Button busy={state === "saving"} onClick={() => void save()}>
						{state === "saving" ? copy.saving : copy.save}
					</Button>
				</>
			}
		>
			<FineTuneQuestions preferences={answers} onChange={setAnswers} />
		</Dialog>
	);
}
