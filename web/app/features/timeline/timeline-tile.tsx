import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { endpointUrl } from "#api/endpoint-url.ts";
import { paths } from "#paths.ts";
import { LightForm } from "#ui/light-form.tsx";
import { Tag } from "#ui/tag.tsx";
import { timelineCopy as copy } from "./copy.ts";
import { isInProgress } from "./merge-pages.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

export function TimelineTile({ tile }: { tile: CheckinTile }) {
	const date = DAY.format(new Date(tile.created_at));
	const running = isInProgress(tile);
	const { final_skin_type, progress_summary } = tile.checkin_summary;
	return (
		<li className="grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface shadow-soft transition-colors has-[a:hover]:border-fig wide:grid-cols-[8rem_minmax(0,1fr)]">
			<Thumbnail filename={tile.thumbnail_filename} alt={copy.photoOf(date)} running={running} />
			<div className="relative grid content-center gap-2 p-4 wide:p-6">
				<h2 className="text-h3">
					<time dateTime={tile.created_at}>{date}</time>
				</h2>
				{running ? (
					<p className="flex items-center gap-2.5 font-medium text-ink-2">
						<span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-apricot" />
						{copy.inProgress}
					</p>
				) : (
					<>
						<p className="text-ink-2">{tile.kept_as_note ? copy.note : copy.skin(final_skin_type ?? "")}</p>
						<div className="flex flex-wrap gap-2 empty:hidden">
							{changeWords(progress_summary).map(({ tone, text }) => (
								<Tag key={text} tone={tone}>
									{text}
								</Tag>
							))}
						</div>
						<Link
							to={paths.result(tile.id)}
							className="inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-fig after:absolute after:inset-0"
						>
							{tile.kept_as_note ? copy.openNote : copy.report}
							<span className="sr-only"> {copy.reportOf(date)}</span>
							<ArrowRight aria-hidden="true" className="size-4" />
						</Link>
					</>
				)}
			</div>
		</li>
	);
}

interface ThumbnailProps {
	filename: string | null;
	alt: string;
	running: boolean;
}

function Thumbnail({ filename, alt, running }: ThumbnailProps) {
	const [lost, setLost] = useState(false);
	if (filename === null || lost) {
		return (
			<div className="grid min-h-28 place-items-center bg-silk">
				<LightForm light="full" className={running ? "size-16 animate-breathe" : "size-16"} />
			</div>
		);
	}
	return (
		<div className="relative min-h-28 bg-silk">
			<img
				src={endpointUrl("thumbnail", { filename })}
				alt={alt}
				loading="lazy"
				onError={() => setLost(true)}
				className="absolute inset-0 size-full object-cover"
			/>
		</div>
	);
}

interface ChangeWord {
	tone: "neutral" | "sage" | "amber";
	text: string;
}

/** What a scan says beside the ones before it, in one to two short words. */
export function changeWords(summary: CheckinTile["checkin_summary"]["progress_summary"]): ChangeWord[] {
	if (summary === null) return [];
	switch (summary.basis) {
		case "baseline":
			return [{ tone: "neutral", text: copy.baseline }];
		case "not_comparable":
			return [{ tone: "neutral", text: copy.notComparable }];
		case undefined:
			return [];
		case "compared": {
			const better = summary.improvements.length;
			const worse = summary.regressions.length;
			const words: ChangeWord[] = [];
			if (better > 0) words.push({ tone: "sage", text: copy.better(better) });
			if (worse > 0) words.push({ tone: "amber", text: copy.worse(worse) });
			return words.length > 0 ? words : [{ tone: "neutral", text: copy.steady }];
		}
		default:
			return assertNever(summary.basis);
	}
}
