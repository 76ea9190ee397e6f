import type { RoutineUse } from "@dewlight/contracts/progress.ts";
import { progressApi } from "@dewlight/contracts/progress.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton, TextLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section, Skeleton } from "#ui/page.tsx";
import { noonOf } from "#ui/plan/schedule.ts";
import { EmptyState, ErrorState } from "#ui/state-view.tsx";
import { progressCopy as copy } from "./copy.ts";
import { ExperimentsSection } from "./experiments/experiments-section.tsx";
import { PhotosSection } from "./photos/photos-section.tsx";
import { orderMetrics, TrendsSection } from "./trends/trends-section.tsx";

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
					<PhotosSection series={series} />
				</>
			)}
			<ExperimentsSection firstMetric={first} />
		</div>
	);
}

/** What was done between the scans, and whether anything can be said of it. */
function UseSection({ use }: { use: RoutineUse }) {
	const [from, to] = [use.from, use.to].map((day) => SHORT.format(noonOf(day)));
	return (
		<Section id="use" title={copy.use.title} lead={copy.use.lead(from ?? use.from, to ?? use.to)}>
			<div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft wide:p-7">
				<Notice tone="info">{use.summary ?? copy.use.fair}</Notice>
				<ul className="grid max-w-reading gap-2">
					{use.steps.map(({ id, sentence }) => (
						<li key={id}>{sentence}</li>
					))}
				</ul>
				<TextLink to={paths.weeks}>{copy.use.calendar}</TextLink>
			</div>
		</Section>
	);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
