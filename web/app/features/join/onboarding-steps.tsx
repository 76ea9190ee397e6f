import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { useUser } from "#api/use-session.ts";
import { Button } from "#ui/button.tsx";
import { startScreenAgain } from "#ui/focus-heading.ts";
import type { AskConsent } from "./ask-consent.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { joinCopy } from "./copy.ts";
import { FineTuneStep } from "./fine-tune/fine-tune-step.tsx";
import { finishOnboarding } from "./finish-onboarding.ts";
import {
	type OnboardingAnswers,
	type OnboardingStep,
	readAnswers,
	readStep,
	writeAnswers,
	writeStep,
} from "./onboarding-answers.ts";
import { selfieReducer } from "./onboarding-state.ts";
import { SelfieStep } from "./selfie-step.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Steps 2 to 4: selfie, goals, concerns with the optional fine-tuning. Ends in the first scan. */
export function OnboardingSteps({ askConsent: AskConsent }: { askConsent: AskConsent }) {
	const navigate = useNavigate();
	const user = useUser();
	const owner = user?.id ?? null;
	const consent = user?.photo_consent ?? null;
	const withoutPhoto = consent === "declined" || consent === "revoked";
	const [reached] = useState(() => readStep(owner));
	const [step, showStep] = useState<OnboardingStep>(withoutPhoto ? reached : "selfie");
	const [selfie, dispatch] = useReducer(selfieReducer, { kind: "none" });
	const [answers, setAnswers] = useState(() => readAnswers(owner));
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();

	const goTo = (next: OnboardingStep) => {
		showStep(next);
		writeStep(owner, next);
		startScreenAgain();
	};

	const answer = (changed: Partial<OnboardingAnswers>) => {
		const next = { ...answers, ...changed };
		setAnswers(next);
		writeAnswers(owner, next);
	};

	const finish = async () => {
		if (selfie.kind === "none" && !withoutPhoto) return goTo("selfie");
		setSaving(true);
		setProblem(undefined);
		try {
			const photo = selfie.kind === "none" || withoutPhoto ? null : selfie.file;
			const { user, to, state } = await finishOnboarding(answers, photo);
			setUser(user);
			await navigate(to, { replace: true, state });
		} catch (error) {
			setProblem(errorText(error, joinCopy.finish.failed));
			setSaving(false);
		}
	};

	switch (step) {
		case "selfie":
			return (
				<AskConsent
					frame={(view) => <StepFrame step={2} {...view} />}
					withoutPhoto={<Button onClick={() => goTo("goals")}>{joinCopy.withoutPhoto}</Button>}
				>
					<SelfieStep
						state={selfie}
						dispatch={dispatch}
						onNext={() => goTo("goals")}
						lost={reached !== "selfie" && !withoutPhoto}
					/>
				</AskConsent>
			);
		case "goals":
			return (
				<ChoiceStep
					key={step}
					step={3}
					copy={joinCopy.goals}
					options={GOAL_OPTIONS}
					chosen={answers.goals}
					onChange={(goals) => answer({ goals })}
					onBack={() => goTo("selfie")}
					onNext={() => goTo("concerns")}
				/>
			);
		case "concerns":
			return (
				<ChoiceStep
					key={step}
					step={4}
					copy={joinCopy.concerns}
					options={CONCERN_OPTIONS}
					chosen={answers.concerns}
					onChange={(concerns) => answer({ concerns })}
					onBack={() => goTo("goals")}
					onNext={() => goTo("fine_tune")}
				/>
			);
		case "fine_tune":
			return (
				<FineTuneStep
					preferences={answers.preferences}
					onChange={(preferences) => answer({ preferences })}
					withoutPhoto={withoutPhoto}
					busy={saving}
					problem={problem}
					onBack={() => goTo("concerns")}
					onFinish={() => void finish()}
				/>
			);
	}
}
