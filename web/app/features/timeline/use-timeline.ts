import { PAGE_SIZE, POLL_MS } from "@dewlight/contracts/constants.ts";
import { checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { z } from "zod";
import { request } from "#api/request.ts";
import { againWhileAway } from "#api/server-away.ts";
import { isInProgress, mergePages } from "./merge-pages.ts";

const answer = z.array(checkinTileSchema);

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

/** API-26: one page of scans, newest first. */
function readCheckins(offset: number, signal?: AbortSignal) {
	return request("listCheckins", { answer, query: { offset, limit: PAGE_SIZE.timeline }, signal });
}
