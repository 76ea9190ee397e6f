import type { User } from "@dewlight/contracts/accounts.ts";
import {
	CONCERN_OPTIONS,
	FOLLOW_NEW_CHECKIN_MS,
	GOAL_OPTIONS,
	POLL_MS,
} from "@dewlight/contracts/constants.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { ApiError, errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { isScanRunning, sendScan } from "#api/photo-calls.ts";
import { setUser, useUser } from "#api/session.ts";
import { type DashboardState, paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/field.tsx";
import { focusHeading } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";
import { type OnboardingAnswers, readAnswers, saveAnswers, writeAnswers } from "./join-calls.ts";
import { StepFrame, useStepPath } from "./join-step.tsx";
import {
	type SafetyAnswers,
	SafetyQuestions,
	safetyPreferences,
	setSafetyAnswers,
	useSafetyAnswers,
} from "./safety-questions.tsx";
import { forgetSelfie, mayAdvance, SelfieStep, useSelfie } from "./selfie-step.tsx";

type FirstScan =
	| { kind: "started"; id: number }
	/** The plan's quota is used up; the window event to send (ONB-A8). */
	| { kind: "limited"; event: TriggerEvent }
	| { kind: "not_started" };

const LOOKS = FOLLOW_NEW_CHECKIN_MS / POLL_MS.latestCheckin;

interface AskConsentProps {
	frame: (view: { title: string; lead: string; children: ReactNode }) => ReactNode;
	withoutPhoto: ReactNode;
	children: ReactNode;
}

/** The question that stands before the first photo; the route hands it in. */
export type AskConsent = ComponentType<AskConsentProps>;

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
function ChoiceStep<T extends string>(props: ChoiceStepProps<T>) {
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

interface Finished {
	user: User;
	to: string;
	state?: DashboardState;
}

/**
 * ONB-A1, ONB-A2: saves the answers, then starts the first scan so that its plan can use them. Without a photo, or when
 * the scan does not start, onboarding is done all the same and the dashboard comes next.
 */
async function finishOnboarding(
	answers: OnboardingAnswers,
	safety: SafetyAnswers,
	selfie: File | null,
): Promise<Finished> {
	const user = await saveAnswers(answers, safetyPreferences(safety));
	if (selfie === null) return { user, to: paths.dashboard };
	const scan = await startFirstScan(selfie, user.latest_checkin_id);
	switch (scan.kind) {
		case "started":
			return { user, to: paths.analyzing(scan.id) };
		case "limited":
			dispatchLimitEvent(scan.event, user.plan);
			return { user, to: paths.dashboard, state: { scanNotStarted: true } };
		case "not_started":
			return { user, to: paths.dashboard, state: { scanNotStarted: true } };
	}
}

/** ONB-A2: sends the photo without waiting for the answer and looks for the new check-in once a second. */
async function startFirstScan(selfie: File, latestBefore: number): Promise<FirstScan> {
	let refusal: FirstScan | null = null;
	sendScan({ photo: selfie, frames: [] }, "").catch((error: unknown) => {
		console.warn("The first scan did not start.", error);
		refusal = isScanRunning(error) ? null : refusalOf(error);
	});
	for (let look = 0; look < LOOKS; look += 1) {
		// The photo goes first: a browser may send a small question before a large upload that was asked for earlier.
		await new Promise((resolve) => setTimeout(resolve, POLL_MS.latestCheckin));
		if (refusal !== null) return refusal;
		const id = await readLatestId();
		if (id > latestBefore) return { kind: "started", id };
	}
	return { kind: "not_started" };
}

/** A lost answer is no answer: the next look may have one. */
async function readLatestId(): Promise<number> {
	try {
		return (await call(scanApi.latestCheckin)).id;
	} catch (error) {
		console.warn("The latest check-in could not be read.", error);
		return 0;
	}
}

function refusalOf(error: unknown): FirstScan {
	if (error instanceof ApiError && error.status === 403) {
		return { kind: "limited", event: error.triggerEvent ?? "upgradeNeeded" };
	}
	return { kind: "not_started" };
}
