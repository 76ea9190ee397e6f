import { lazy, Suspense, useEffect } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { readFirstSession } from "#api/first-session.ts";
import { onSessionEnded } from "#api/session-ended.ts";
import { getSession, setUser } from "#api/session-store.ts";
import { useSession } from "#api/use-session.ts";
import { gateRedirect } from "#features/gates/gate-redirect.ts";
import { barState } from "#features/shell/bar-state.ts";
import { shellCopy } from "#features/shell/copy.ts";
import { NavBar } from "#features/shell/nav-bar.tsx";
import { OfflineNote } from "#features/shell/offline-note.tsx";
import { paths } from "#paths.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { Late, latePart } from "#ui/late.tsx";
import { GlobalDialogs } from "./global-dialogs.tsx";

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
