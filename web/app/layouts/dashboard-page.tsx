import { TodayPart } from "#features/care-plan/today/today-block.tsx";
import { dashboardCopy } from "#features/dashboard/copy.ts";
import DashboardScreen from "#features/dashboard/dashboard-screen.tsx";
import { DiaryBlock } from "#features/diary/diary-block.tsx";
import { pageMeta } from "#page-meta.ts";
import { RoutineLinks } from "./routine-links.tsx";

export const meta = () => pageMeta({ title: dashboardCopy.page, personal: true });

/** The dashboard: today first, then the ways to everything else. */
export default function DashboardPage() {
	return (
		<DashboardScreen
			today={
				<div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:items-start desk:gap-5">
					<TodayPart />
					<DiaryBlock />
					<RoutineLinks />
				</div>
			}
		/>
	);
}
