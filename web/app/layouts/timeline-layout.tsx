import { Outlet } from "react-router";
import { paths } from "#paths.ts";
import { PageTabs } from "#ui/page-tabs.tsx";

const TABS = [
	{ to: paths.timeline, label: "Scans" },
	{ to: paths.progress, label: "Progress" },
] as const;

/** What was scanned, and what it adds up to: two pages side by side. */
export default function TimelineLayout() {
	return (
		<>
			<PageTabs label="Timeline pages" tabs={TABS} />
			<Outlet />
		</>
	);
}
