import type { VisibleScan } from "../visible-pages.ts";
import type { PageWriter } from "./page-writer.ts";
import { shortDate } from "./words.ts";

/** What the person wrote beside the photos, word for word. */
export function writeNotes(writer: PageWriter, scans: readonly VisibleScan[]): void {
	writer.heading("H2", "The person's own notes");
	const notes = scans.flatMap(({ checkin }) =>
		checkin.note === null ? [] : [`${shortDate(checkin.createdAt)}: ${checkin.note}`],
	);
	if (notes.length === 0) writer.paragraph("No notes were written.");
	else writer.list(notes);
}
