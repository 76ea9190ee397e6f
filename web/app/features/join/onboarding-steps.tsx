import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { joinCopy } from "./copy.ts";
import { finishOnboarding } from "./finish-onboarding.ts";
import { readAnswers, writeAnswers } from "./onboarding-answers.ts";
import { selfieReducer } from "./onboarding-state.ts";
import { SelfieStep } from "./selfie-step.tsx";

/** Steps 2 to 4: selfie, goals, concerns. Ends in the first scan. */
export function OnboardingSteps() {
	const navigate = useNavigate();
	const [step, showStep] = useState<2 | 3 | 4>(2);
	const [selfie, dispatch] = useReducer(selfieReducer, { kind: "none" });
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

	const finish = async () => {
		if (selfie.kind === "none") return setStep(2);
		setSaving(true);
		setProblem(undefined);
		try {
			const { user, to, state } = await finishOnboarding({ ...answers, selfie: selfie.file });
			setUser(user);
			await navigate(to, { replace: true, state });
		} catch (error) {
			setProblem(errorText(error, joinCopy.concerns.failed));
			setSaving(false);
		}
	};

	switch (step) {
		case 2:
			return <SelfieStep state={selfie} dispatch={dispatch} onNext={() => setStep(3)} />;
		case 3:
			return (
				<ChoiceStep
					key={step}
					step={step}
					copy={joinCopy.goals}
					options={GOAL_OPTIONS}
					chosen={answers.goals}
					onChange={(goals) => answer({ goals })}
					nextLabel={joinCopy.goals.goOn}
					onBack={() => setStep(2)}
					onNext={() => setStep(4)}
				/>
			);
		case 4:
			return (
				<ChoiceStep
					key={step}
					step={step}
					copy={joinCopy.concerns}
					options={CONCERN_OPTIONS}
					chosen={answers.concerns}
					onChange={(concerns) => answer({ concerns })}
					nextLabel={saving ? joinCopy.concerns.busy : joinCopy.concerns.submit}
					busy={saving}
					problem={problem}
					onBack={() => setStep(3)}
					onNext={() => void finish()}
				/>
			);
	}
}
