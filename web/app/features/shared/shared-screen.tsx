import { type SharedReport, shareApi } from "@dewlight/contracts/shares.ts";
import { Printer } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { pageMeta } from "#page-meta.ts";
import { printPage } from "#platform/print-page.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { OfflineState } from "#ui/offline-state.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { StateView } from "#ui/state-view.tsx";
import { sharedCopy as copy } from "./copy.ts";

export const meta = () => [
	...pageMeta({ title: copy.title, personal: true }),
	{ name: "referrer", content: "no-referrer" },
];

type State = { at: "reading" | "gone" | "failed" | "offline" } | { at: "read"; report: SharedReport };

/** The newest report in the words for a clinician, for whoever has the link. The code stands behind the #. */
export default function SharedScreen() {
	const [state, setState] = useState<State>({ at: "reading" });
	const open = useCallback(async () => {
		setState({ at: "reading" });
		const token = location.hash.slice(1);
		if (token === "") return setState({ at: "gone" });
		try {
			const report = await call(shareApi.sharedReport, { body: { token } });
			setState({ at: "read", report });
		} catch (error) {
			if (error instanceof OfflineError) setState({ at: "offline" });
			else
				setState({
					at: error instanceof ApiError && error.status < 500 && error.status !== 429 ? "gone" : "failed",
				});
		}
	}, []);
	useEffect(() => void open(), [open]);
	switch (state.at) {
		case "read":
			return <Report report={state.report} />;
		case "gone":
			return (
				<StateView page light="low" announce="alert" title={copy.gone}>
					<p>{copy.goneText}</p>
				</StateView>
			);
		case "failed":
			return (
				<ErrorState page title={copy.failed} onRetry={() => void open()}>
					<p>{copy.failedText}</p>
				</ErrorState>
			);
		case "offline":
			return <OfflineState onRetry={() => void open()} />;
		case "reading":
			return (
				<Page title={copy.title}>
					<output className="flex items-center gap-3">
						<Spinner />
						{copy.reading}
					</output>
				</Page>
			);
	}
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
						<li key={at} className="[overflow-wrap:anywhere]">
							{item}
						</li>
					))}
				</ul>
			);
		case "table":
			return (
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways needs the keyboard
				<div className="overflow-x-auto" tabIndex={0} role="region" aria-label={part.columns.join(", ")}>
					<table className="w-full min-w-96 border-collapse text-left text-small">
						<thead>
							<tr className="border-b border-line">
								{part.columns.map((column, at) => (
									<th key={at} scope="col" className="py-2 pr-4 font-semibold">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{part.rows.map((row, at) => (
								<tr key={at} className="border-b border-line/60">
									{row.map((cell, column) => (
										<td key={column} className="py-2 pr-4 align-top">
											{cell}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
	}
}
