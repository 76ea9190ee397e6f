import { EARLIEST_PHOTO_DATE } from "@dewlight/contracts/photo-date.ts";
import { CircleAlert, CircleCheck, ImageOff, X } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { paths } from "#paths.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { showFile } from "#ui/photo-input.tsx";
import { importCopy as copy } from "./copy.ts";
import type { ChosenImport, ImportStage } from "./import-one.ts";
import { canBeDay, isFinished, todayHere } from "./use-import.ts";

interface ImportRowProps {
	item: ChosenImport;
	busy: boolean;
	onDay: (day: string) => void;
	onRemove: () => void;
	onAgain: (allTheSame?: boolean) => void;
}

export function ImportRow({ item, busy, onDay, onRemove, onAgain }: ImportRowProps) {
	const { photo, stage } = item;
	// Where the day is what was wrong, it is corrected here.
	const open = ["chosen", "failed", "asked"].includes(stage.kind);
	const finished = isFinished(item);
	return (
		<li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 wide:grid-cols-[6rem_minmax(0,1fr)]">
			<Picture photo={photo} />
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
				<div className="flex items-start justify-between gap-2">
					<p className="line-clamp-2 min-w-0 pt-2 text-small break-all text-ink-2">{photo.name}</p>
					{canBeRemoved(stage) && (
						<Button
							tone="quiet"
							size="small"
							disabled={busy}
							aria-label={finished ? copy.putAwayOf(photo.name) : copy.removeOf(photo.name)}
							onClick={onRemove}
						>
							<X aria-hidden="true" className="size-4" />
							{finished ? copy.putAway : copy.remove}
						</Button>
					)}
				</div>
				<div className="max-w-64">
					<TextField
						type="date"
						label={copy.day}
						value={item.day}
						min={EARLIEST_PHOTO_DATE}
						max={todayHere()}
						disabled={busy || !open}
						hint={dayHint(item)}
						error={dayError(item)}
						onChange={({ target }) => onDay(target.value)}
					/>
				</div>
				<Standing item={item} busy={busy} onAgain={onAgain} />
			</div>
		</li>
	);
}

/** What is under way is not taken off the list. */
function canBeRemoved({ kind }: ImportStage): boolean {
	return ["chosen", "asked", "refused", "failed", "unsure", "done", "taken"].includes(kind);
}

function dayHint({ dayFrom, stage }: ChosenImport): string | undefined {
	if (stage.kind !== "chosen") return undefined;
	switch (dayFrom) {
		case "reading":
			return copy.reading;
		case "photo":
			return copy.fromPhoto;
		case "nowhere":
			return copy.noDay;
		case "person":
			return undefined;
	}
}

function dayError({ day, dayFrom, stage }: ChosenImport): string | undefined {
	if (dayFrom === "reading" || stage.kind !== "chosen" || canBeDay(day)) return undefined;
	return day === "" ? copy.dayMissing : copy.dayWrong;
}

interface StandingProps {
	item: ChosenImport;
	busy: boolean;
	onAgain: (allTheSame?: boolean) => void;
}

/** How far the photo is, and what its owner can do where it stands. */
function Standing({ item, busy, onAgain }: StandingProps) {
	const { stage, photo } = item;
	switch (stage.kind) {
		case "chosen":
			return null;
		case "checking":
		case "waits":
		case "sending":
		case "measuring":
			return (
				<p className="flex items-center gap-2 text-ink-2">
					<Spinner />
					{copy.stages[stage.kind]}
				</p>
			);
		case "done":
		case "taken":
			return (
				<p className="flex flex-wrap items-center gap-x-3 font-medium text-sage">
					<span className="flex items-center gap-2">
						<CircleCheck aria-hidden="true" className="size-5 shrink-0" />
						{copy.stages[stage.kind]}
					</span>
					{stage.kind === "done" && (
						<Link
							to={paths.result(stage.id)}
							className="inline-flex min-h-11 items-center font-semibold text-fig"
						>
							{copy.report}
							<span className="sr-only"> {copy.reportOf(photo.name)}</span>
						</Link>
					)}
				</p>
			);
		case "asked":
		case "refused":
		case "failed":
		case "unsure":
			return (
				<div className="grid justify-items-start gap-1">
					<p className="flex items-start gap-2 font-medium text-amber">
						<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
						{copy.stages[stage.kind]}
					</p>
					{"text" in stage && <p className="text-small text-ink-2">{stage.text}</p>}
					{stage.kind !== "refused" && (
						<Button
							tone="secondary"
							size="small"
							disabled={busy}
							onClick={() => onAgain(stage.kind === "asked" ? true : undefined)}
						>
							{stage.kind === "asked" ? copy.allTheSame : copy.again}
						</Button>
					)}
				</div>
			);
	}
}

function Picture({ photo }: { photo: File }) {
	const show = useMemo(() => showFile(photo), [photo]);
	const [unreadable, setUnreadable] = useState(false);
	return (
		<div className="grid aspect-[4/5] place-items-center overflow-hidden rounded-sm bg-silk">
			{unreadable ? (
				<p>
					<ImageOff aria-hidden="true" className="size-6 text-ink-2" />
					<span className="sr-only">{copy.noPicture}</span>
				</p>
			) : (
				<img
					ref={show}
					alt={copy.alt(photo.name)}
					onError={() => setUnreadable(true)}
					className="size-full object-cover"
				/>
			)}
		</div>
	);
}
