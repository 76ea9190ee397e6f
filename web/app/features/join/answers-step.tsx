import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { joinCopy } from "./copy.ts";
import { saveAnswers } from "./finish-onboarding.ts";
import { readAnswers, writeAnswers } from "./onboarding-answers.ts";

/** Goals and concerns without the selfie: there is a first reading already. */
export function AnswersStep({ checkinId }: { checkinId: number }) {
	const navigate = useNavigate();
	const [step, showStep] = useState<3 | 4>(3);
	const [answers, setAnswers] = useState(readAnswers);
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();

	const setStep = (next: typeof step) => {
		showStep(next);
		startScreenAgain();
	};

	const answer = (changed: Partial<typeof answers>) => {
		const next = { ...answers, ...changed };
		setAnswers(next);
		writeAnswers(next.goals, next.concerns);
	};

	const save = async () => {
		setSaving(true);
		setProblem(undefined);
		try {
			const user = await saveAnswers(answers);
			setUser(user);
			await navigate(paths.result(checkinId), { replace: true });
		} catch (error) {
			setProblem(errorText(error, joinCopy.concerns.failed));
			setSaving(false);
		}
	};

	if (step === 3) {
		return (
			<ChoiceStep
				key={step}
				step={step}
				copy={joinCopy.goals}
				options={GOAL_OPTIONS}
				chosen={answers.goals}
				onChange={(goals) => answer({ goals })}
				nextLabel={joinCopy.goals.goOn}
				onNext={() => setStep(4)}
			/>
		);
	}
	return (
		<ChoiceStep
			key={step}
			step={step}
			copy={joinCopy.concerns}
			options={CONCERN_OPTIONS}
			chosen={answers.concerns}
			onChange={(concerns) => answer({ concerns })}
			nextLabel={joinCopy.concerns.save}
			busy={saving}
			problem={problem}
			onBack={() => setStep(3)}
			onNext={() => void save()}
		/>
	);
}
