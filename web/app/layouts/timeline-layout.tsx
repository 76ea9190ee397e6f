import { Outlet } from "react-router";
import { timelineCopy } from "#features/timeline/copy.ts";
import { paths } from "#paths.ts";
import { BesideHeading } from "#ui/page.tsx";
import { PageTabs } from "#ui/page-tabs.tsx";

const TABS = [
	{ to: paths.timeline, label: timelineCopy.tabs.scans },
	{ to: paths.progress, label: timelineCopy.tabs.progress },
] as const;

/** What was scanned, and what it adds up to: two pages side by side. */
export default function TimelineLayout() {
	return (
		<BesideHeading value={<PageTabs label={timelineCopy.tabs.name} tabs={TABS} />}>
			<Outlet />
		</BesideHeading>
	);
}
