import { comparisonSchema } from "@dewlight/contracts/progress.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#api/request.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { progressCopy } from "../copy.ts";

const copy = progressCopy.photos;

/** Says whether the two photos may be held against each other, and what differed where they may not. */
export function Comparability({ before, after }: { before: number; after: number }) {
	const { data, isError, isFetching, refetch } = useQuery(comparisonQuery(before, after));
	if (data === undefined) {
		if (!isError) return <output className="text-small text-ink-2">{copy.judging}</output>;
		return (
			<RetryNotice
				text={copy.judgeFailed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	if (data.comparable) {
		return (
			<Notice live="status">
				<p>{data.sentence}</p>
				{data.numbers.length > 0 && (
					<Disclosure summary={copy.numbers}>
						<ul className="grid gap-2 text-small">
							{data.numbers.map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</Disclosure>
				)}
			</Notice>
		);
	}
	return (
		<Notice tone="warn" live="status" title={copy.notComparable}>
			<p>{data.sentence}</p>
			<ul className="mt-2 grid list-disc gap-1 pl-5">
				{data.differs_in.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</Notice>
	);
}

/** Whether light, pose and sharpness let two scans be compared, and else what differed. */
const comparisonQuery = (before: number, after: number) =>
	queryOptions({
		queryKey: ["comparison", before, after],
		queryFn: ({ signal }) =>
			request("compareCheckins", { answer: comparisonSchema, query: { before, after }, signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
