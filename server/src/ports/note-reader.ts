import type { AskedOfNote } from "@dewlight/core/person/note-questions.ts";
import type { PersonFact } from "@dewlight/core/person/person-fact.ts";

/** Reads a photo note by the meaning of its sentences, with the understanding that answers the chat. */
export interface NoteReader {
	/** What it asks, question by question. */
	read(note: string, signal: AbortSignal): Promise<AskedOfNote[]>;
	/** What it tells of its writer beside its words, each as unsure. */
	hear(note: string, signal: AbortSignal): Promise<PersonFact[]>;
}
