import { Navigate, Outlet, useLocation } from "react-router";
import { useUser } from "#api/use-session.ts";
import { gateRedirect } from "#features/gates/gate-redirect.ts";
import { Footer } from "#features/shell/footer.tsx";
import { NavBar } from "#features/shell/nav-bar.tsx";
import { OfflineNote } from "#features/shell/offline-note.tsx";
import { SkipLink } from "#features/shell/skip-link.tsx";
import { TabBar } from "#features/shell/tab-bar.tsx";
import { useSessionLife } from "#features/shell/use-session-life.ts";
import { GlobalDialogs } from "./global-dialogs.tsx";

/** The frame of every page: gates, bar, page, footer, and on phones the tab bar. */
export default function SiteLayout() {
	useSessionLife();
	const user = useUser();
	const { pathname } = useLocation();
	const elsewhere = user === null ? null : gateRedirect(user, pathname);
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<NavBar />
			<OfflineNote />
			<main id="main" tabIndex={-1} className="flex-1">
				{elsewhere === null ? <Outlet /> : <Navigate to={elsewhere} replace />}
			</main>
			<Footer />
			<TabBar />
			<GlobalDialogs />
		</div>
	);
}
