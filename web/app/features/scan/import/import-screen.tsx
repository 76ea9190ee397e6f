import { limitApi } from "@dewlight/contracts/limits.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { ApiError, refusalText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LeaveGuard } from "#ui/alert-dialog.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Progress } from "#ui/meters.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card, Page } from "#ui/page.tsx";
import { FileDrop } from "#ui/photo-input.tsx";
import { dayWords } from "#ui/words.ts";
import { importCopy as copy } from "./copy.ts";
import { ImportRow } from "./import-row.tsx";
import { type ImportRun, isReady, isUnsent, MOST_PHOTOS, useImport } from "./use-import.ts";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** API-31: what is left of the plan's scans; refused where nothing is. */
const scansQuery = queryOptions({
	queryKey: ["scans-left"],
	queryFn: ({ signal }) => call(limitApi.checkScanLimit, { signal }),
	retry: false,
	staleTime: 0,
});

export default function ImportScreen() {
	const { data: scans } = useQuery(scansQuery);
	const { items, done, taken, run, pickError, stopped, ended, ...does } = useImport();
	const ready = items.filter(isReady).length;
	const unsent = items.filter(isUnsent).length;
	const busy = run !== null;
	const list = useRef<HTMLUListElement>(null);
	const picker = useRef<HTMLDivElement>(null);
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (ended) takeLostFocus(result.current);
	}, [ended]);
	/** Whoever has no pointer goes on at the next row. */
	const remove = (key: string, at: number) => {
		flushSync(() => does.remove(key));
		const rows = list.current?.children;
		const next = rows?.[Math.min(at, rows.length - 1)] ?? picker.current;
		takeLostFocus(next?.querySelector<HTMLElement>("button, input, a") ?? null);
	};
	return (
		<Page title={copy.title} lead={copy.lead}>
			{unsent > 0 && <LeaveGuard {...copy.leaving(unsent)} />}
			<div className="grid gap-6 desk:max-w-3xl">
				<Card className="grid gap-6">
					<ul className="grid list-disc gap-1 pl-5 text-ink-2">
						{copy.rules.map((rule) => (
							<li key={rule}>{rule}</li>
						))}
					</ul>
					<ScansLeft chosen={ready} />
					<div ref={picker}>
						<FileDrop
							label={items.length === 0 ? copy.pick : copy.pickMore}
							hint={copy.pickHint(mostAtOnce(scans))}
							error={pickError}
							disabled={busy}
							acceptPaste
							multiple
							onImages={does.choose}
						/>
					</div>
					{items.length > 0 && (
						<ul ref={list} aria-label={copy.list} className="grid gap-3">
							{items.map((item, at) => (
								<ImportRow
									key={item.key}
									item={item}
									busy={busy}
									onDay={(day) => does.nameDay(item.key, day)}
									onRemove={() => remove(item.key, at)}
									onAgain={(allTheSame) => void does.again(item, allTheSame)}
								/>
							))}
						</ul>
					)}
					{run !== null && <Running run={run} onStop={does.stop} />}
					<div ref={result} aria-live="polite" tabIndex={-1} className="grid gap-3 empty:-mt-6">
						{ended && stopped !== null && <Stopped error={stopped} />}
						{ended && (
							<Notice tone={done + taken > 0 ? "success" : "info"}>
								{done > 0 && <p>{copy.finished(done)}</p>}
								{taken > 0 && <p>{copy.sent(taken)}</p>}
								{done + taken === 0 && <p>{copy.none}</p>}
							</Notice>
						)}
					</div>
					<div className="grid gap-3">
						{!busy && ready > 0 && (
							<Button className="w-full" onClick={() => void does.start()}>
								{copy.start(ready)}
							</Button>
						)}
						<p className="flex items-start justify-center gap-2 text-small text-ink-2">
							<Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
							{copy.privacy}
						</p>
					</div>
				</Card>
				<LinkButton
					to={paths.timeline}
					tone={done + taken > 0 ? "primary" : "quiet"}
					className="justify-self-start"
				>
					{done + taken > 0 ? copy.toTimeline : copy.back}
				</LinkButton>
			</div>
		</Page>
	);
}

/** What the plan has left caps what is offered; the last scan used up is said above the field. */
function mostAtOnce(scans: { limit: number; used: number } | undefined): number {
	const left = scans === undefined ? MOST_PHOTOS : scans.limit - scans.used;
	return left > 0 ? Math.min(left, MOST_PHOTOS) : MOST_PHOTOS;
}

/** The button that was pressed is gone; focus that has gone elsewhere meanwhile stays there. */
function takeLostFocus(target: HTMLElement | null | undefined) {
	if (document.activeElement === document.body) target?.focus();
}

/** Why the rest was not sent: the plan is used up, the session has ended, or what the server says. */
function Stopped({ error }: { error: ApiError }) {
	const [title, fallback] =
		error.status === 401
			? [copy.sessionTitle, copy.session]
			: error.body.limit_type === undefined
				? [copy.stoppedTitle, copy.unexpected]
				: [copy.limitedTitle, copy.usedUp];
	return (
		<Notice tone="info" title={title}>
			<p>{refusalText(error, fallback)}</p>
			<p>{copy.limited}</p>
		</Notice>
	);
}

/** Said before anything is sent. Where the count cannot be read, the server still refuses what is too much. */
function ScansLeft({ chosen }: { chosen: number }) {
	const { data, error } = useQuery(scansQuery);
	if (error instanceof ApiError && error.status === 403)
		return <p className="font-medium">{refusalText(error, copy.usedUp)}</p>;
	if (data === undefined) return null;
	const left = Math.max(0, data.limit - data.used);
	return (
		<div className="grid gap-1">
			<p className="font-medium">
				{data.resets_at === null ? copy.left(left) : copy.leftUntil(left, dayWords(data.resets_at))}
			</p>
			{chosen > left && <p className="text-amber">{copy.tooFew}</p>}
		</div>
	);
}

function Running({ run: { place, count, stopping }, onStop }: { run: ImportRun; onStop: () => void }) {
	const words = copy.running(place, count);
	const own = useRef<HTMLDivElement>(null);
	useEffect(() => takeLostFocus(own.current?.querySelector("button")), []);
	return (
		<div ref={own} className="grid gap-3">
			<Progress label={copy.progress} value={place - 1} max={count} valueText={words} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<output className="font-medium">{words}</output>
				<Button tone="secondary" size="small" busy={stopping} onClick={onStop}>
					{stopping ? copy.stopping : copy.stop}
				</Button>
			</div>
			<p className="text-small text-ink-2">{copy.stay}</p>
		</div>
	);
}
