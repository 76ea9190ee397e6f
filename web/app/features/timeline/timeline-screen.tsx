import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { timelineCopy as copy } from "./copy.ts";
import { ExportSection } from "./export-section.tsx";
import { HistoryNote } from "./history-note.tsx";
import { TimelineList } from "./timeline-list.tsx";
import { useTimeline } from "./use-timeline.ts";

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
			<EmptyState title={copy.empty} actions={<LinkButton to={paths.upload}>{copy.emptyAction}</LinkButton>}>
				<p>{copy.emptyText}</p>
			</EmptyState>
		);
	}
	return (
		<div className="grid gap-14">
			<div className="grid gap-6">
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
