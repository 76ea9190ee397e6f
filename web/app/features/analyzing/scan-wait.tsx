import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { analyzingCopy as copy } from "./copy.ts";
import { useProgress } from "./use-progress.ts";
import { WaitView } from "./wait-view.tsx";

/** Waits for one check-in and then shows what comes after it. */
export function ScanWait({ id, children }: { id: number; children: ReactNode }) {
	const waiting = useProgress(id);
	switch (waiting.kind) {
		case "waiting":
			return <WaitView />;
		case "complete":
			return children;
		case "refused":
			return (
				<ErrorState page title={copy.refusedTitle} actions={<ToUpload />}>
					<p className="text-ink">{waiting.reason ?? copy.refused}</p>
					<p className="mt-2 text-small">{copy.refusedNote}</p>
				</ErrorState>
			);
		case "failed":
			return (
				<ErrorState page title={copy.failedTitle} actions={<ToUpload />}>
					<p>{copy.failed}</p>
				</ErrorState>
			);
		case "lost":
			return (
				<ErrorState page title={copy.lostTitle} onRetry={waiting.retry}>
					<p>{copy.lost}</p>
				</ErrorState>
			);
		case "not_found":
			return <NoSuchScan />;
	}
}

export function NoSuchScan() {
	return (
		<ErrorState
			page
			title={copy.notFoundTitle}
			actions={<LinkButton to={paths.dashboard}>{copy.toDashboard}</LinkButton>}
		>
			<p>{copy.notFound}</p>
		</ErrorState>
	);
}

const ToUpload = () => <LinkButton to={paths.upload}>{copy.another}</LinkButton>;
