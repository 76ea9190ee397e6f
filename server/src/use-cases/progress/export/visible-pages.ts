import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { readVisiblePage } from "#db/queries/progress.ts";
import type { Context } from "../../context.ts";
import { readPages } from "../../read-pages.ts";
import { tellProgress } from "../../scans/index.ts";

/** A report with its observation is some ten kilobytes. */
const PAGE = 25;

export type VisibleScan = Awaited<ReturnType<typeof readVisiblePage>>[number];

/** Every finished check-in the plan shows, newest first, read page by page. */
export function readVisibleScans(
	{ store: { db } }: Pick<Context, "store">,
	filter: HistoryFilter,
): AsyncGenerator<VisibleScan> {
	return readPages<VisibleScan>(async (last) => {
		const page = await readVisiblePage(db, filter, { beforeId: last?.checkin.id ?? null, limit: PAGE });
		const checkins = page.map(({ checkin }) => checkin);
		const told = await tellProgress(db, filter.userId, checkins);
		return page.map(({ checkin, observation }, at) => ({ checkin: told[at] ?? checkin, observation }));
	});
}
