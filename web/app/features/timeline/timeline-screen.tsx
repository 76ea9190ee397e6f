import { PAGE_SIZE, POLL_MS } from "@dewlight/contracts/constants.ts";
import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { HISTORY } from "@dewlight/core/plans/entitlements.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { againWhileAway } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Skeleton } from "#ui/page.tsx";
import { EmptyState, ErrorState } from "#ui/state-view.tsx";
import { timelineCopy as copy } from "./copy.ts";
import { ExportSection } from "./export-section.tsx";
import { isInProgress, mergePages, TimelineTile } from "./timeline-tile.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

const PLACES = ["a", "b", "c", "d"] as const;

export default function TimelineScreen() {
	return (
		<Page title={copy.title} lead={copy.lead}>
			<TimelineContent />
		</Page>
	);
}

function TimelineContent() {
	const timeline = useTimeline();
	const plan = useUser()?.plan ?? "free";
	if (timeline.tiles === null) {
		if (timeline.isError && !timeline.isFetching) {
			return <ErrorState title={copy.failed} onRetry={() => void timeline.refetch()} />;
		}
		return (
			<>
				<output className="sr-only">{copy.loading}</output>
				<div className="grid gap-4 desk:grid-cols-2">
					{PLACES.map((place) => (
						<Skeleton key={place} className="h-36 rounded-lg" />
					))}
				</div>
			</>
		);
	}
	if (timeline.tiles.length === 0) {
		return (
			<EmptyState
				title={copy.empty}
				actions={
					<>
						<LinkButton to={paths.upload}>{copy.emptyAction}</LinkButton>
						<LinkButton to={paths.importPhotos} tone="secondary">
							{copy.importPhotos}
						</LinkButton>
					</>
				}
			>
				<p>{copy.emptyText}</p>
			</EmptyState>
		);
	}
	return (
		<div className="grid gap-14">
			<div className="grid gap-6">
				<LinkButton to={paths.importPhotos} tone="secondary" size="small" className="justify-self-start">
					<Images aria-hidden="true" className="size-4" />
					{copy.importPhotos}
				</LinkButton>
				<TimelineList
					tiles={timeline.tiles}
					hasMore={timeline.hasNextPage}
					loadingMore={timeline.isFetchingNextPage}
					moreFailed={timeline.isFetchNextPageError}
					onMore={() => void timeline.fetchNextPage()}
				/>
				{!timeline.hasNextPage && <HistoryNote plan={plan} />}
			</div>
			<ExportSection plan={plan} />
		</div>
	);
}

function windowWords(plan: PlanKey): string | null {
	const history = HISTORY[tierOf(plan)];
	switch (history.kind) {
		case "last":
			return copy.lastScans(planName(plan), history.count);
		case "months":
			return copy.lastMonths(planName(plan), history.months);
		case "all":
			return null;
	}
}

/** TIME-08, TIME-09: how far back this plan looks, said where the list ends. Nothing where it shows everything. */
export function HistoryNote({ plan }: { plan: PlanKey }) {
	const words = windowWords(plan);
	if (words === null) return null;
	return (
		<p className="flex flex-wrap items-center justify-center gap-x-2 text-small text-ink-2">
			{words}
			{platform.canManageBilling && (
				<Button tone="quiet" size="small" onClick={() => dispatchLimitEvent("upgradeNeeded", plan)}>
					{copy.seePlans}
				</Button>
			)}
		</p>
	);
}

interface TimelineListProps {
	tiles: readonly CheckinTile[];
	hasMore: boolean;
	loadingMore: boolean;
	moreFailed: boolean;
	onMore: () => void;
}

function TimelineList({ tiles, hasMore, loadingMore, moreFailed, onMore }: TimelineListProps) {
	return (
		<div className="grid gap-6">
			<ol className="grid gap-4 desk:grid-cols-2">
				{tiles.map((tile) => (
					<TimelineTile key={tile.id} tile={tile} />
				))}
			</ol>
			{moreFailed && (
				<Notice tone="danger" live="alert">
					{copy.moreFailed}
				</Notice>
			)}
			{hasMore && (
				<Button tone="secondary" busy={loadingMore} onClick={onMore} className="justify-self-center">
					{loadingMore ? copy.loadingMore : copy.loadMore}
				</Button>
			)}
		</div>
	);
}

type TimelinePage = Awaited<ReturnType<typeof readCheckins>>;

/** TIME-A4: a page with fewer than ten is the last. */
export function nextOffset(last: TimelinePage, pages: readonly TimelinePage[]): number | undefined {
	return last.length < PAGE_SIZE.timeline ? undefined : pages.reduce((sum, page) => sum + page.length, 0);
}

/** TIME-A1: asks again only while a scan is in progress; a hidden tab asks nothing. */
export function pollInterval(data: InfiniteData<TimelinePage> | undefined): number | false {
	return data?.pages.flat().some(isInProgress) ? POLL_MS.timeline : false;
}

function useTimeline() {
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
	return call(scanApi.listCheckins, { query: { offset, limit: PAGE_SIZE.timeline }, signal });
}
