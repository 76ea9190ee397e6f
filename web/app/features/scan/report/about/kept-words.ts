import { momentWords } from "#ui/day-words.ts";
import { reportCopy } from "../copy.ts";

const copy = reportCopy.about;

interface Kept {
	deletedAt: string | null;
	hasThumbnail: boolean;
	/** Pixels, once the picture has been loaded. */
	width: number | null;
}

/** The receipt: when the original went, and what stayed. */
export function keptWords({ deletedAt, hasThumbnail, width }: Kept): string {
	const gone = deletedAt === null ? copy.notDeletedYet : copy.deleted(momentWords(deletedAt));
	const stayed = !hasThumbnail ? copy.keptNumbers : width === null ? copy.keptSmall : copy.kept(width);
	return `${gone} ${stayed}`;
}
