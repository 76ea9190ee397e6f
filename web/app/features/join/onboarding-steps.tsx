import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { focusHeading } from "#ui/focus-heading.ts";
import { Section } from "#ui/section.tsx";
import type { AskConsent } from "./ask-consent.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { joinCopy } from "./copy.ts";
import { finishOnboarding } from "./finish-onboarding.ts";
import { type OnboardingAnswers, readAnswers, writeAnswers } from "./onboarding-answers.ts";
import { setSafetyAnswers, useSafetyAnswers } from "./safety.ts";
import { SafetyQuestions } from "./safety-questions.tsx";
import { forgetSelfie, mayAdvance, useSelfie } from "./selfie-check.ts";
import { SelfieStep } from "./selfie-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useStepPath } from "./use-step-path.ts";

/** Steps 2 to 4: selfie, goals, concerns with what bears on safety. Ends in the first scan. */
export function OnboardingSteps({
	email,
	askConsent: AskConsent,
}: {
	email: string;
	askConsent: AskConsent;
}) {
	const navigate = useNavigate();
	const { step, goTo, goBack } = useStepPath(email);
	const user = useUser();
	const owner = user?.id ?? null;
	const consent = user?.photo_consent ?? null;
	const withoutPhoto = consent === "declined" || consent === "revoked";
	const selfie = useSelfie();
	const [answers, setAnswers] = useState(() => readAnswers(owner));
	const safety = useSafetyAnswers();
	const isChild = safety.age === "under-13";
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();
	useFocusOnReturn(step);

	const answer = (changed: Partial<OnboardingAnswers>) => {
		const next = { ...answers, ...changed };
		setAnswers(next);
		writeAnswers(owner, next);
	};

	const finish = async () => {
		setSaving(true);
		setProblem(undefined);
		try {
			const photo = selfie.kind === "none" || withoutPhoto || isChild ? null : selfie.file;
			const { user: onboarded, to, state } = await finishOnboarding(answers, safety, photo);
			setUser(onboarded);
			await navigate(to, { replace: true, state });
			forgetSelfie();
			setSafetyAnswers({});
		} catch (error) {
			setProblem(errorText(error, joinCopy.finish.failed));
			setSaving(false);
		}
	};

	// ONB-A5. A step further on stands for itself only with a photo that may go with it.
	if (step !== 2 && !withoutPhoto && !mayAdvance(selfie) && !saving) {
		return <Navigate to={paths.registerStep2(email)} replace />;
	}
	switch (step) {
		case 2:
			return (
				<StepFrame step={2} title={joinCopy.selfie.title} lead={joinCopy.selfie.lead}>
					<AskConsent
						frame={({ title, lead, children }) => (
							<Section id="photo-consent" title={title} lead={lead}>
								{children}
							</Section>
						)}
						withoutPhoto={<Button onClick={() => goTo(3)}>{joinCopy.withoutPhoto}</Button>}
					>
						<SelfieStep onNext={() => goTo(3)} />
					</AskConsent>
				</StepFrame>
			);
		case 3:
			return (
				<ChoiceStep
					key={step}
					step={3}
					copy={joinCopy.goals}
					options={GOAL_OPTIONS}
					chosen={answers.goals}
					onChange={(goals) => answer({ goals })}
					onBack={goBack}
					next={{ label: joinCopy.goOn, onPress: () => goTo(4) }}
				/>
			);
		case 4:
			return (
				<ChoiceStep
					key={step}
					step={4}
					copy={joinCopy.concerns}
					options={CONCERN_OPTIONS}
					chosen={answers.concerns}
					onChange={(concerns) => answer({ concerns })}
					problem={problem}
					onBack={goBack}
					next={{
						label: finishLabel(withoutPhoto || isChild, saving),
						busy: saving,
						onPress: () => void finish(),
					}}
				>
					<SafetyQuestions answers={safety} onChange={setSafetyAnswers} />
				</ChoiceStep>
			);
	}
}

function finishLabel(withoutPhoto: boolean, busy: boolean): string {
	const copy = joinCopy.finish;
	if (busy) return withoutPhoto ? copy.busyWithoutPhoto : copy.busy;
	return withoutPhoto ? copy.submitWithoutPhoto : copy.submit;
}

/** The browser's own Back and Forward change the step too; where one is has to be said then as well. */
function useFocusOnReturn(step: number): void {
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		if (document.activeElement === document.body) focusHeading();
	}, [step]);
}
