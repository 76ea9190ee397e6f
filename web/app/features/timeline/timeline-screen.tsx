import { PAGE_SIZE, POLL_MS } from "@dewlight/contracts/constants.ts";
import { EXPORT_FORMATS, progressApi } from "@dewlight/contracts/progress.ts";
import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { HISTORY, mayExportTimeline } from "@dewlight/core/plans/entitlements.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { type InfiniteData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download, Images, Lock } from "lucide-react";
import { ApiError, refusalReason } from "#api/api-error.ts";
import { call, receive } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { againWhileAway } from "#api/server-away.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { saveFile } from "#platform/save-and-print.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section, Skeleton } from "#ui/page.tsx";
import { EmptyState, ErrorState } from "#ui/state-view.tsx";
import { timelineCopy } from "./copy.ts";
import { isInProgress, mergePages, TimelineTile } from "./timeline-tile.tsx";

export const meta = () => pageMeta({ title: timelineCopy.title, personal: true });

const PLACES = ["a", "b", "c", "d"] as const;

export default function TimelineScreen() {
	return (
		<Page title={timelineCopy.title} lead={timelineCopy.lead}>
			<TimelineContent />
		</Page>
	);
}

function TimelineContent() {
	const timeline = useTimeline();
	const plan = useUser()?.plan ?? "free";
	if (timeline.tiles === null) {
		if (timeline.isError && !timeline.isFetching) {
			return <ErrorState title={timelineCopy.failed} onRetry={() => void timeline.refetch()} />;
		}
		return (
			<>
				<output className="sr-only">{timelineCopy.loading}</output>
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
				title={timelineCopy.empty}
				actions={
					<>
						<LinkButton to={paths.upload}>{timelineCopy.emptyAction}</LinkButton>
						<LinkButton to={paths.importPhotos} tone="secondary">
							{timelineCopy.importPhotos}
						</LinkButton>
					</>
				}
			>
				<p>{timelineCopy.emptyText}</p>
			</EmptyState>
		);
	}
	return (
		<div className="grid gap-14">
			<div className="grid gap-6">
				<LinkButton to={paths.importPhotos} tone="secondary" size="small" className="justify-self-start">
					<Images aria-hidden="true" className="size-4" />
					{timelineCopy.importPhotos}
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
			return timelineCopy.lastScans(planName(plan), history.count);
		case "months":
			return timelineCopy.lastMonths(planName(plan), history.months);
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
					{timelineCopy.seePlans}
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
					{timelineCopy.moreFailed}
				</Notice>
			)}
			{hasMore && (
				<Button tone="secondary" busy={loadingMore} onClick={onMore} className="justify-self-center">
					{loadingMore ? timelineCopy.loadingMore : timelineCopy.loadMore}
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

const exportCopy = timelineCopy.export;

function isLimit(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status === 403;
}

/** TIME-10: Pro takes the timeline along. The server decides; other plans see what they would get. */
export function ExportSection({ plan }: { plan: PlanKey }) {
	const file = useMutation({
		mutationFn: async (format: ExportFormat) => {
			const { content, name } = await readExport(format);
			return { name, saved: await saveFile(content, name) };
		},
		onError: (error) => {
			if (isLimit(error)) dispatchLimitEvent(error.triggerEvent ?? "upgradeNeeded", plan);
		},
	});
	const open = mayExportTimeline(plan);
	const Icon = open ? Download : Lock;
	return (
		<Section id="export" title={exportCopy.title} lead={open ? exportCopy.lead : exportCopy.lockedLead}>
			<div className="flex flex-wrap gap-3">
				{EXPORT_FORMATS.map((format) => {
					const busy = file.isPending && file.variables === format;
					return (
						<Button
							key={format}
							tone="secondary"
							busy={busy}
							disabled={file.isPending}
							onClick={() => file.mutate(format)}
						>
							{!busy && <Icon aria-hidden="true" className="size-4.5" />}
							{busy ? exportCopy.busy : exportCopy.labels[format]}
							{!open && <span className="sr-only"> ({exportCopy.locked})</span>}
						</Button>
					);
				})}
			</div>
			<output className="sr-only">{file.isPending && exportCopy.busy}</output>
			{file.isError && !isLimit(file.error) && (
				<Notice tone="danger" live="alert" title={exportCopy.failed}>
					{refusalReason(file.error) ?? undefined}
				</Notice>
			)}
			{file.data?.saved === true && (
				<Notice tone="success" live="status">
					{exportCopy.done(file.data.name)}
				</Notice>
			)}
		</Section>
	);
}

type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface TimelineFile {
	content: Blob;
	name: string;
}

/** DER-13: every scan in one file, named as the server says. */
async function readExport(format: ExportFormat): Promise<TimelineFile> {
	const response = await receive(progressApi.exportCheckins, {
		query: { format },
		headers: { Accept: "*/*" },
	});
	const named = response.headers.get("content-disposition")?.match(/filename="?([^";]+)/i)?.[1];
	return { content: await response.blob(), name: named ?? exportCopy.fileName(format) };
}
