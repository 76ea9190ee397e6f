import { useQuery } from "@tanstack/react-query";
import { pageMeta } from "#page-meta.ts";
import { uiCopy } from "#ui/copy.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { remindersCopy as copy } from "./copy.ts";
import { remindersQuery } from "./reminder-calls.ts";
import { RemindersForm } from "./reminders-form.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** What a person wants to be reminded of. */
export default function RemindersScreen() {
	const { data, isError, isFetching, refetch } = useQuery(remindersQuery);
	return (
		<Page width="reading" title={copy.title} lead={copy.lead}>
			{data !== undefined ? (
				<RemindersForm reminders={data} />
			) : isError && !isFetching ? (
				<ErrorState title={copy.failed} onRetry={() => void refetch()}>
					<p>{uiCopy.tryAgain}</p>
				</ErrorState>
			) : (
				<>
					<output className="sr-only">{copy.loading}</output>
					<Skeleton className="h-96 rounded-lg" />
				</>
			)}
		</Page>
	);
}
