import { RECOMMENDATION_GROUPS } from "@dewlight/contracts/products.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Page, Skeleton } from "#ui/page.tsx";
import { HeldProducts } from "#ui/product/held-products.tsx";
import { EmptyState, ErrorState } from "#ui/state-view.tsx";
import { recommendationsCopy as copy } from "./copy.ts";
import { RecommendationLists, recommendationsQuery } from "./recommendation-lists.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function RecommendationsScreen() {
	return (
		<Page title={copy.title} lead={copy.lead}>
			<Recommendations />
		</Page>
	);
}

function Recommendations() {
	const query = useQuery(recommendationsQuery);
	// Seventy cards at once would hold up every press; drawn as deferred they let presses pass.
	const hasArrived = useDeferredValue(query.data !== undefined);
	const lists = query.data;
	if (lists === undefined || !hasArrived) {
		if (query.isError && !query.isFetching) {
			return <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />;
		}
		return <Loading />;
	}
	if (RECOMMENDATION_GROUPS.every((group) => lists[group].length === 0)) {
		if (lists.held !== undefined)
			return <HeldProducts held={lists.held} reported={lists.basis === "report"} />;
		return (
			<EmptyState title={copy.empty} actions={<LinkButton to={paths.upload}>{copy.firstSelfie}</LinkButton>}>
				<p>{copy.emptyText}</p>
			</EmptyState>
		);
	}
	return <RecommendationLists lists={lists} />;
}

const PLACES = ["a", "b", "c", "d"] as const;

function Loading() {
	return (
		<div className="grid min-h-dvh content-start gap-5">
			<output className="text-ink-2">{copy.loading}</output>
			<div aria-hidden="true" className="flex gap-4 overflow-hidden">
				{PLACES.map((place) => (
					<Skeleton key={place} className="h-96 w-[17.75rem] shrink-0 rounded-lg" />
				))}
			</div>
		</div>
	);
}
