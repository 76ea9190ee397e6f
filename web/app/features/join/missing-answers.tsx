import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { useState } from "react";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { useUser } from "#api/use-session.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { joinCopy } from "./copy.ts";
import { type OnboardingAnswers, readAnswers, writeAnswers } from "./onboarding-answers.ts";
import { saveAnswers } from "./save-answers.ts";

const copy = joinCopy.firstResult;

/** Goals and concerns of somebody whose first scan came before the questions. */
export function MissingAnswers({ onSaved }: { onSaved: () => void }) {
	const owner = useUser()?.id ?? null;
	const [answers, setAnswers] = useState(() => readAnswers(owner));
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();

	const answer = (changed: Partial<OnboardingAnswers>) => {
		const next = { ...answers, ...changed };
		setAnswers(next);
		writeAnswers(owner, next);
	};

	const save = async () => {
		setSaving(true);
		setProblem(undefined);
		try {
			setUser(await saveAnswers(answers));
			onSaved();
		} catch (error) {
			setProblem(errorText(error, joinCopy.finish.failed));
			setSaving(false);
		}
	};

	return (
		<Section id="answers" title={copy.missingTitle} lead={copy.missingLead}>
			<div className="grid gap-3">
				<h3 className="text-h3">{joinCopy.goals.title}</h3>
				<ChoiceChips
					label={joinCopy.goals.title}
					options={GOAL_OPTIONS}
					chosen={answers.goals}
					onChange={(goals) => answer({ goals })}
				/>
			</div>
			<div className="grid gap-3">
				<h3 className="text-h3">{joinCopy.concerns.title}</h3>
				<ChoiceChips
					label={joinCopy.concerns.title}
					options={CONCERN_OPTIONS}
					chosen={answers.concerns}
					onChange={(concerns) => answer({ concerns })}
				/>
			</div>
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<Button busy={saving} className="justify-self-end" onClick={() => void save()}>
				{saving ? copy.saving : copy.save}
			</Button>
		</Section>
	);
}
