import { progressApi } from "@dewlight/contracts/progress.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { progressCopy as copy } from "./copy.ts";
import { ExperimentsSection } from "./experiments/experiments-section.tsx";
import { PhotosSection } from "./photos/photos-section.tsx";
import { orderMetrics } from "./trends/order-metrics.ts";
import { TrendsSection } from "./trends/trends-section.tsx";
import { UseSection } from "./use/use-section.tsx";

/** Every metric over time. */
const progressQuery = queryOptions({
	queryKey: ["progress"],
	queryFn: ({ signal }) => call(progressApi.progress, { signal }),
});

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function ProgressScreen() {
	return (
		<Page title={copy.title} lead={copy.lead}>
			<Content />
		</Page>
	);
}

function Content() {
	const { data, isError, isFetching, refetch } = useQuery(progressQuery);
	const user = useUser();
	if (data === undefined) {
		if (isError && !isFetching) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
		return (
			<>
				<output className="sr-only">{copy.loading}</output>
				<Skeleton className="h-96 rounded-lg" />
			</>
		);
	}
	const { series, use } = data;
	const [first = "redness"] = orderMetrics(series, { goals: user?.goals, issues: user?.issues });
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-16 wide:gap-20">
			{series.length === 0 ? (
				<EmptyState
					title={copy.empty}
					actions={<LinkButton to={paths.upload}>{copy.emptyAction}</LinkButton>}
				>
					<p>{copy.emptyText}</p>
				</EmptyState>
			) : (
				<>
					{use !== null && <UseSection use={use} />}
					<TrendsSection all={series} />
					<PhotosSection />
				</>
			)}
			<ExperimentsSection firstMetric={first} />
		</div>
	);
}
