import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { endpointUrl } from "#api/endpoint-url.ts";
import { paths } from "#paths.ts";
import { LightForm } from "#ui/state-view.tsx";
import { Tag } from "#ui/tag.tsx";
import { photoDay, takenAt } from "#ui/words.ts";
import { changeWords } from "./change-words.ts";
import { timelineCopy as copy } from "./copy.ts";

export function TimelineTile({ tile }: { tile: CheckinTile }) {
	const date = photoDay(tile);
	const running = isInProgress(tile);
	const { final_skin_type, progress_summary } = tile.checkin_summary;
	return (
		<li className="grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface shadow-soft transition-colors has-[a:hover]:border-fig wide:grid-cols-[8rem_minmax(0,1fr)]">
			<Thumbnail filename={tile.thumbnail_filename} alt={copy.photoOf(date)} running={running} />
			<div className="relative grid content-center gap-2 p-4 wide:p-6">
				<h2 className="text-h3">
					<time dateTime={tile.photo_date ?? takenAt(tile)}>{date}</time>
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
							{tile.photo_date != null && <Tag tone="fig">{copy.imported}</Tag>}
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
				src={endpointUrl(scanApi.thumbnail, { filename })}
				alt={alt}
				loading="lazy"
				onError={() => setLost(true)}
				className="absolute inset-0 size-full object-cover"
			/>
		</div>
	);
}

/** Newest first, each once: a scan that came in between two pages is on both (TIME-A7). */
export function mergePages(pages: readonly (readonly CheckinTile[])[]): CheckinTile[] {
	const byId = new Map<number, CheckinTile>();
	for (const tile of pages.flat()) if (!byId.has(tile.id)) byId.set(tile.id, tile);
	return [...byId.values()].sort((a, b) => Date.parse(takenAt(b)) - Date.parse(takenAt(a)) || b.id - a.id);
}

/** TIME-04: in progress until the skin type is known; a photo that was kept as a note has none to wait for. */
export function isInProgress(tile: CheckinTile): boolean {
	return !tile.kept_as_note && tile.checkin_summary.final_skin_type === null;
}
