import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { readFirstSession } from "#api/first-session.ts";
import { onFeedbackRequested, onProofAsked, onSessionEnded, type ProofQuestion } from "#api/frame-events.ts";
import type { LimitNews } from "#api/read-limit-event.ts";
import { getSession, setUser, useSession, useUser } from "#api/session.ts";
import { gateRedirect, needsLegalAcceptance } from "#features/gates/gate-redirect.ts";
import { barState } from "#features/shell/bar-offer.tsx";
import { shellCopy } from "#features/shell/copy.ts";
import { NavBar } from "#features/shell/nav-bar.tsx";
import { OfflineNote } from "#features/shell/offline-note.tsx";
import { paths } from "#paths.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { Late, latePart } from "#ui/prerendered.tsx";
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
const AdSlot = lazy(async () => ({ default: (await import("#features/ads/ad-slot.tsx")).AdSlot }));
const InShell = lazy(async () => ({ default: (await import("#features/shell/in-shell.tsx")).InShell }));
const PhoneReminders = lazy(async () => ({
	default: (await import("#features/reminders/phone-reminders.tsx")).PhoneReminders,
}));
const TabBar = lazy(async () => ({ default: (await import("#features/shell/tab-bar.tsx")).TabBar }));

const LATE_FOOTER = (
	<Late part={latePart("footer", async () => (await import("#features/shell/footer.tsx")).Footer)} />
);

/** The frame of every page: gates, bar, page, ad, footer, and on phones the tab bar. */
export default function SiteLayout() {
	useSessionLife();
	const session = useSession();
	const { shell } = usePlatform();
	const member = barState(session).kind === "member";
	const { pathname } = useLocation();
	const elsewhere = session.status === "signed_in" ? gateRedirect(session.user, pathname) : null;
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<NavBar />
			<OfflineNote />
			<main id="main" tabIndex={-1} className="flex-1">
				{elsewhere === null ? <Outlet /> : <Navigate to={elsewhere} replace />}
			</main>
			{member && (
				<Suspense fallback={null}>
					<AdSlot />
				</Suspense>
			)}
			{/* The conversation fills the window: what stands below it could only be reached past it. */}
			{pathname !== paths.chat && LATE_FOOTER}
			{member && (
				<Suspense fallback={null}>
					<TabBar />
				</Suspense>
			)}
			<GlobalDialogs />
			{shell !== null && (
				<Suspense fallback={null}>
					<InShell />
					<PhoneReminders />
				</Suspense>
			)}
		</div>
	);
}

function SkipLink() {
	return (
		<a
			href="#main"
			className="absolute top-[calc(0.5rem+env(safe-area-inset-top))] left-2 z-50 -translate-y-40 rounded-full bg-fig px-5 py-3 font-semibold text-on-fig focus:translate-y-0"
		>
			{shellCopy.skip}
		</a>
	);
}

/** Reads the session once, and leaves for /login when a call says that it has ended (AUTH-A21). */
export function useSessionLife(): void {
	const navigate = useNavigate();
	const { pathname, search, hash } = useLocation();

	useEffect(() => {
		if (getSession().status === "unknown") void readFirstSession();
	}, []);

	useEffect(
		() =>
			onSessionEnded(() => {
				setUser(null);
				if (pathname === paths.login) return;
				void navigate(paths.loginThen(pathname + search + hash), { replace: true });
			}),
		[navigate, pathname, search, hash],
	);
}

/** Dialogs and short notes that may open on any page; each arrives only when it is needed. */
function GlobalDialogs() {
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
