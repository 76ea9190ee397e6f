import { todayCopy } from "#features/care-plan/today/copy.ts";
import { TodayPart } from "#features/care-plan/today/today-block.tsx";
import { DiaryBlock } from "#features/diary/diary-block.tsx";
import { pageMeta } from "#page-meta.ts";
import { Page } from "#ui/page.tsx";
import { RoutineLinks } from "./routine-links.tsx";

export const meta = () => pageMeta({ title: todayCopy.page, personal: true });

/** The routine of this morning or tonight, how skin is, and the ways on. */
export default function TodayPage() {
	return (
		<Page title={todayCopy.page} lead={todayCopy.pageLead}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:items-start">
				<TodayPart />
				<DiaryBlock />
			</div>
			<div className="mt-6">
				<RoutineLinks />
			</div>
		</Page>
	);
}
