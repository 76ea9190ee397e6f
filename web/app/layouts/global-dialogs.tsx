import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useUser } from "#api/use-session.ts";
import { useFeedbackEvent } from "#features/feedback/use-feedback-event.ts";
import { gateRedirect, needsLegalAcceptance } from "#features/gates/gate-redirect.ts";
import { useProofQuestion } from "#features/login/reauthentication/use-proof-question.ts";
import { useLimitEvent } from "#features/plans/use-limit-event.ts";
import { paths } from "#paths.ts";

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
			{user !== null && <Toaster />}
		</Suspense>
	);
}
