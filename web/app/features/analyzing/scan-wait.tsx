import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { checkinSchema, checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { z } from "zod";
import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { paths } from "#paths.ts";
import { FaceLight } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageHeading } from "#ui/page.tsx";
import { ErrorState } from "#ui/state-view.tsx";
import { analyzingCopy as copy } from "./copy.ts";

/** What waiting needs of API-27; a report of an odd shape is no reason to stop waiting. */
const progressSchema = checkinSchema.pick({ id: true, status: true, photo_quality: true });
type ScanProgress = z.infer<typeof progressSchema>;

function readProgress(id: number, signal: AbortSignal): Promise<ScanProgress> {
	return call(scanApi.getCheckin, { reading: progressSchema, params: { id }, signal });
}

const idsSchema = z.array(checkinTileSchema.pick({ id: true }));

/** True when the person's list (API-26, newest first) holds no other check-in than this one. */
export async function isFirstCheckin(id: number): Promise<boolean> {
	const tiles = await call(scanApi.listCheckins, { reading: idsSchema, query: { limit: 2 } });
	return tiles.every((tile) => tile.id === id);
}

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

type Waiting =
	| { kind: "waiting" }
	| { kind: "complete" }
	| { kind: "refused"; reason: string | null }
	| { kind: "failed" }
	| { kind: "not_found" }
	| { kind: "lost"; retry: () => void };

/** A refusal is final; silence is not. */
function isFinal(error: Error | null): boolean {
	return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Looks at the check-in every 4 s until it is closed (ONB-12). */
function useProgress(id: number): Waiting {
	const query = useQuery({
		queryKey: ["scan-progress", id],
		queryFn: ({ signal }) => readProgress(id, signal),
		staleTime: 0,
		refetchInterval: ({ state }) =>
			isFinal(state.error) || (state.data !== undefined && state.data.status !== "processing")
				? false
				: POLL_MS.analyzing,
	});
	if (query.error instanceof ApiError && query.error.status === 404) return { kind: "not_found" };
	switch (query.data?.status) {
		case "complete":
			return { kind: "complete" };
		case "failed": {
			const quality = query.data.photo_quality;
			return quality?.status === "fail" ? { kind: "refused", reason: quality.reason } : { kind: "failed" };
		}
		case "processing":
			return { kind: "waiting" };
		case undefined:
			return query.error === null ? { kind: "waiting" } : { kind: "lost", retry: () => void query.refetch() };
	}
}

/** A calm wait: with each message a little more light falls on the face. */
function WaitView() {
	const at = useMessage();
	const share = (at + 1) / copy.messages.length;
	return (
		<div className="mx-auto grid min-h-[calc(100dvh-10rem)] w-full max-w-form content-center justify-items-center gap-7 px-5 py-10 text-center wide:py-14">
			<div className="relative grid size-72 place-items-center wide:size-80">
				<div
					aria-hidden="true"
					className="absolute -inset-10 animate-breathe rounded-full bg-[radial-gradient(closest-side,var(--color-glow)_55%,transparent)]"
				/>
				<div className="relative size-full overflow-hidden rounded-full bg-silk">
					<div
						className="transition-[filter] duration-[3s]"
						style={{ filter: `saturate(${0.5 + 0.5 * share}) brightness(${0.86 + 0.14 * share})` }}
					>
						<FaceLight className="mx-auto w-[86%] pt-6" />
					</div>
				</div>
			</div>
			<div className="grid gap-3">
				<PageHeading>{copy.title}</PageHeading>
				<output className="block min-h-8 font-display text-h3 text-fig">
					<span key={at} className="inline-block animate-fade">
						{copy.messages[at]}
					</span>
				</output>
			</div>
			<ol aria-hidden="true" className="flex gap-2">
				{copy.messages.map((message, index) => (
					<li
						key={message}
						className={classNames(
							"h-1.5 rounded-full transition-all duration-700",
							index === at ? "w-7 animate-breathe bg-fig" : "w-1.5",
							index < at && "bg-fig",
							index > at && "bg-field",
						)}
					/>
				))}
			</ol>
			<p className="max-w-narrow text-small text-ink-2">{copy.lead}</p>
		</div>
	);
}

const LAST = copy.messages.length - 1;

/** Place of the message to show; moves on every 10 s and stays at the last. */
function useMessage(): number {
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (at === LAST) return;
		const timer = setTimeout(() => setAt(at + 1), POLL_MS.analyzingMessage);
		return () => clearTimeout(timer);
	}, [at]);
	return at;
}
