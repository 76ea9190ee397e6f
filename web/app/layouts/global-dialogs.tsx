import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onFeedbackRequested } from "#api/feedback-events.ts";
import type { LimitNews } from "#api/read-limit-event.ts";
import { onProofAsked, type ProofQuestion } from "#api/reauthentication.ts";
import { useUser } from "#api/use-session.ts";
import { gateRedirect, needsLegalAcceptance } from "#features/gates/gate-redirect.ts";
import { paths } from "#paths.ts";
import { areToastsWanted, subscribeToToasts } from "#ui/toasts-wanted.ts";

const LegalDialog = lazy(async () => ({
	default: (await import("#features/legal/legal-dialog.tsx")).LegalDialog,
}));
const LimitDialogs = lazy(async () => ({
	default: (await import("#features/plans/limit-dialogs.tsx")).LimitDialogs,
}));
const ReauthenticationDialog = lazy(async () => ({
	default: (await import("#features/login/reauthentication/reauthentication-dialog.tsx"))
		.ReauthenticationDialog,
}));
const FeedbackDialog = lazy(async () => ({
	default: (await import("#features/feedback/feedback-dialog.tsx")).FeedbackDialog,
}));
const Toaster = lazy(async () => ({ default: (await import("#ui/toast.tsx")).Toaster }));

/** Dialogs and short notes that may open on any page; each arrives only when it is needed. */
export function GlobalDialogs() {
	const user = useUser();
	const { pathname } = useLocation();
	const [feedbackSource, closeFeedback] = useFeedbackEvent();
	const [limitEvent, closeLimit] = useLimitEvent();
	const [question, answer] = useProofQuestion(user !== null);
	const toasts = useSyncExternalStore(subscribeToToasts, areToastsWanted, () => false);
	return (
		<Suspense fallback={null}>
			{user !== null && needsLegalAcceptance(user, pathname) && (
				<LegalDialog canUseRights={gateRedirect(user, paths.account) === null} />
			)}
			{question !== null && user !== null && (
				<ReauthenticationDialog needs={question.needs} email={user.email} onAnswer={answer} />
			)}
			{feedbackSource !== null && <FeedbackDialog source={feedbackSource} onClose={closeFeedback} />}
			{limitEvent !== null && <LimitDialogs news={limitEvent} user={user} onClose={closeLimit} />}
			{user !== null && toasts && <Toaster />}
		</Suspense>
	);
}

/** Where feedback was last asked for, until that dialog is closed. */
export function useFeedbackEvent(): [string | null, () => void] {
	const [source, setSource] = useState<string | null>(null);
	useEffect(() => onFeedbackRequested(setSource), []);
	return [source, () => setSource(null)];
}

/** The question that waits for an answer, and the way to answer it. Who is signed out meanwhile declines. */
export function useProofQuestion(isSignedIn: boolean): [ProofQuestion | null, (given: boolean) => void] {
	const [question, setQuestion] = useState<ProofQuestion | null>(null);
	useEffect(() => {
		if (!isSignedIn) return undefined;
		const stop = onProofAsked(setQuestion);
		return () => {
			stop();
			setQuestion(null);
		};
	}, [isSignedIn]);
	const answer = (given: boolean) => {
		setQuestion(null);
		question?.answer(given);
	};
	return [question, answer];
}

/** The last limit event that has not been answered yet. */
function useLimitEvent(): [LimitNews | null, () => void] {
	const [news, setNews] = useState<LimitNews | null>(null);
	useEffect(() => {
		const stops = TRIGGER_EVENTS.map((name) => {
			// What reads it comes with the first event, since public pages load none of it; without it the plans still open.
			const show = (event: Event) => {
				import("#api/read-limit-event.ts").then(
					({ readLimitEvent }) => setNews(readLimitEvent(name, event)),
					() => setNews({ name, plan: null, limit: null }),
				);
			};
			window.addEventListener(name, show);
			return () => window.removeEventListener(name, show);
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, []);
	return [news, () => setNews(null)];
}
