import { type SharedReport, shareApi } from "@dewlight/contracts/shares.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { createQueryClient } from "#api/query-client.ts";
import { pageMeta } from "#page-meta.ts";
import { printPage } from "#platform/save-and-print.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Page, PageHeading } from "#ui/page.tsx";
import { ErrorState, OfflineState, StateView } from "#ui/state-view.tsx";

const copy = {
	title: "Report for a professional",
	reading: "Opening the report…",
	gone: "This link shows nothing any more",
	goneText: "It has ended, was withdrawn, or is not complete. Ask the person who sent it for a new one.",
	failed: "The report could not be opened",
	failedText: "Please try again in a moment.",
	until: (day: string) => `Read-only. This link works until ${day}; each opening is listed to the person.`,
	print: "Print",
} as const;

export const meta = () => [
	...pageMeta({ title: copy.title, personal: true }),
	{ name: "referrer", content: "no-referrer" },
];

/** More do not fit a phone, however their words are broken. */
const MOST_NARROW_COLUMNS = 4;

const isGone = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** The newest report in the words for a clinician, for whoever has the link. The code stands behind the #. */
export default function SharedScreen() {
	const [queryClient] = useState(createQueryClient);
	return (
		<QueryClientProvider client={queryClient}>
			<SharedReportPage />
		</QueryClientProvider>
	);
}

function SharedReportPage() {
	const token = useLocation().hash.slice(1);
	const { data, error, refetch } = useQuery({
		queryKey: ["shared-report", token],
		queryFn: ({ signal }) => call(shareApi.sharedReport, { body: { token }, signal }),
		enabled: token !== "",
		retry: false,
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (data !== undefined) return <Report report={data} />;
	if (token === "" || isGone(error)) {
		return (
			<StateView page light="low" announce="alert" title={copy.gone}>
				<p>{copy.goneText}</p>
			</StateView>
		);
	}
	if (error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
	if (error !== null) {
		return (
			<ErrorState page title={copy.failed} onRetry={() => void refetch()}>
				<p>{copy.failedText}</p>
			</ErrorState>
		);
	}
	return (
		<Page title={copy.title}>
			<output className="flex items-center gap-3">
				<Spinner />
				{copy.reading}
			</output>
		</Page>
	);
}

function Report({ report }: { report: SharedReport }) {
	const until = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(report.expires_at));
	return (
		<Page>
			<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
				<p className="text-small text-ink-2">{copy.until(until)}</p>
				<Button tone="secondary" size="small" className="print:hidden" onClick={() => void printPage()}>
					<Printer aria-hidden="true" className="size-4.5" />
					{copy.print}
				</Button>
			</div>
			<article className="grid gap-4">
				{report.parts.map((part, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a report never changes its order
					<Part key={at} part={part} />
				))}
			</article>
		</Page>
	);
}

function Part({ part }: { part: SharedReport["parts"][number] }) {
	switch (part.kind) {
		case "heading":
			if (part.level === "H1") return <PageHeading>{part.text}</PageHeading>;
			return part.level === "H2" ? (
				<h2 className="mt-6 text-h2">{part.text}</h2>
			) : (
				<h3 className="mt-2 text-h3">{part.text}</h3>
			);
		case "paragraph":
			return <p className="max-w-reading [overflow-wrap:anywhere]">{part.text}</p>;
		case "list":
			return (
				<ul className="grid max-w-reading list-disc gap-1.5 pl-5">
					{part.items.map((item, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a report never changes its order
						<li key={at} className="[overflow-wrap:anywhere]">
							{item}
						</li>
					))}
				</ul>
			);
		case "table":
			return (
				<section
					className="overflow-x-auto"
					aria-label={part.columns.join(", ")}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard
					tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
				>
					<table
						className={classNames(
							"w-full border-collapse text-left text-small",
							part.columns.length > MOST_NARROW_COLUMNS ? "min-w-176" : "min-w-96",
						)}
					>
						<thead>
							<tr className="border-b border-line">
								{part.columns.map((column, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a report never changes its order
									<th key={at} scope="col" className="py-2 pr-4 font-semibold">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{part.rows.map((row, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a report never changes its order
								<tr key={at} className="border-b border-line/60">
									{row.map((cell, column) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: a report never changes its order
										<td key={column} className="py-2 pr-4 align-top">
											{cell}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			);
	}
}
