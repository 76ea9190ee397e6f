import { joinWords } from "@dewlight/core/skin/zone-words.ts";
import { momentWords } from "#ui/day-words.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

const copy = reportCopy.about;

type Stored = Pick<
	ReportParts,
	| "frames"
	| "original_deleted_at"
	| "thumbnail_filename"
	| "layers"
	| "close_ups"
	| "metrics"
	| "user_note"
	| "remarks"
>;

/** The receipt: when the original went, what stayed of this scan, and for how long. `width` in pixels, once known. */
export function keptWords(stored: Stored, width: number | null): { deleted: string; kept: string } {
	const { original_deleted_at: deletedAt, frames } = stored;
	return {
		deleted: deletedAt === null ? copy.notDeletedYet : deletedWords(momentWords(deletedAt), frames),
		kept: `${copy.kept(joinWords(keptParts(stored, width)))} ${copy.keptFor}`,
	};
}

function deletedWords(time: string, frames: Stored["frames"]): string {
	return frames === null ? copy.deleted(time) : copy.allDeleted(frames.taken, time);
}

/** One entry for everything the answer holds of what is stored. */
function keptParts(stored: Stored, width: number | null): string[] {
	const { thumbnail_filename, layers, close_ups, metrics, user_note, remarks } = stored;
	return [
		...(thumbnail_filename === null ? [] : [width === null ? copy.smallThumbnail : copy.thumbnail(width)]),
		...(layers.length === 0 ? [] : [copy.layers(layers.length)]),
		...(close_ups.length === 0 ? [] : [copy.closeUps(close_ups.length)]),
		...(metrics === null ? [] : [copy.numbers]),
		...(user_note === null || user_note === "" ? [] : [copy.yourNote]),
		...(remarks ? [copy.remarks] : []),
		copy.thisReport,
	];
}
