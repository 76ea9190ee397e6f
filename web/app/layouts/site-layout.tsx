import { Outlet } from "react-router";
import { Footer } from "#features/shell/footer.tsx";
import { NavBar } from "#features/shell/nav-bar.tsx";
import { TabBar } from "#features/shell/tab-bar.tsx";
import { useSessionLife } from "#features/shell/use-session-life.ts";

/** The frame of every page: bar, page, footer, and on phones the tab bar. */
export default function SiteLayout() {
	useSessionLife();
	return (
		<>
			<a
				href="#main"
				className="absolute top-2 left-2 z-50 -translate-y-24 rounded-full bg-fig px-5 py-3 text-on-fig focus:translate-y-0"
			>
				Skip to content
			</a>
			<NavBar />
			<main id="main" className="min-h-[70dvh]">
				<Outlet />
			</main>
			<Footer />
			<TabBar />
		</>
	);
}
