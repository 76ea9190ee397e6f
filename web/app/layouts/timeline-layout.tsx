import { NavLink, Outlet } from "react-router";
import { timelineCopy } from "#features/timeline/copy.ts";
import { paths } from "#paths.ts";
import { BesideHeading } from "#ui/page.tsx";

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

interface PageTabsProps {
	label: string;
	tabs: readonly { to: string; label: string }[];
}

/** Links to the pages of one place, beside the heading of each. */
function PageTabs({ label, tabs }: PageTabsProps) {
	return (
		<nav aria-label={label} className="print:hidden">
			<ul className="flex w-fit gap-1 rounded-full bg-silk p-1">
				{tabs.map((tab) => (
					<li key={tab.to}>
						<NavLink
							to={tab.to}
							end
							className="grid min-h-11 place-items-center rounded-full px-5 text-small font-semibold text-ink-2 transition-colors not-aria-[current=page]:hover:text-ink aria-[current=page]:bg-fig aria-[current=page]:text-on-fig"
						>
							{tab.label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
