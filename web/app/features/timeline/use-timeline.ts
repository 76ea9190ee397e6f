import { PAGE_SIZE, POLL_MS } from "@dewlight/contracts/constants.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { againWhileAway } from "#api/server-away.ts";
import { isInProgress, mergePages } from "./merge-pages.ts";
import { readCheckins } from "./read-checkins.ts";

type Page = Awaited<ReturnType<typeof readCheckins>>;

/** TIME-A4: a page with fewer than ten is the last. */
export function nextOffset(last: Page, pages: readonly Page[]): number | undefined {
	return last.length < PAGE_SIZE.timeline ? undefined : pages.reduce((sum, page) => sum + page.length, 0);
}

/** TIME-A1: asks again only while a scan is in progress; a hidden tab asks nothing. */
export function pollInterval(data: InfiniteData<Page> | undefined): number | false {
	return data?.pages.flat().some(isInProgress) ? POLL_MS.timeline : false;
}

export function useTimeline() {
	const query = useInfiniteQuery({
		queryKey: ["timeline"],
		queryFn: ({ pageParam, signal }) => readCheckins(pageParam, signal),
		initialPageParam: 0,
		getNextPageParam: nextOffset,
		refetchInterval: (read) => pollInterval(read.state.data) || againWhileAway(read),
		refetchIntervalInBackground: false,
		staleTime: 0,
	});
	return { ...query, tiles: query.data === undefined ? null : mergePages(query.data.pages) };
}
