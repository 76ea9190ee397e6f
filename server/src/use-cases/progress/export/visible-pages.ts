import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { readVisiblePage } from "#db/queries/progress.ts";
import type { Context } from "../../context.ts";
import { readPages } from "../../read-pages.ts";

/** A report with its observation is some ten kilobytes. */
const PAGE = 25;

export type VisibleScan = Awaited<ReturnType<typeof readVisiblePage>>[number];

/** Every finished check-in the plan shows, newest first, read page by page. */
export function readVisibleScans(
	{ store }: Pick<Context, "store">,
	filter: HistoryFilter,
): AsyncGenerator<VisibleScan> {
	return readPages<VisibleScan>((last) =>
		readVisiblePage(store.db, filter, { beforeId: last?.checkin.id ?? null, limit: PAGE }),
	);
}
