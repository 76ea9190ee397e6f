import type { AskedOfNote } from "@dewlight/core/person/note-questions.ts";

/** Says what a photo note asks, question by question, with the understanding that answers the chat. */
export interface NoteReader {
	read(note: string, signal: AbortSignal): Promise<AskedOfNote[]>;
}
