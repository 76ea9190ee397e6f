import type { AskedOfNote } from "@dewlight/core/person/note-questions.ts";
import type { HeardFact } from "@dewlight/core/person/understood.ts";

/** Reads a photo note by the meaning of its sentences, with the understanding that answers the chat. */
export interface NoteReader {
	/** What it asks, question by question. */
	read(note: string, signal: AbortSignal): Promise<AskedOfNote[]>;
	/** What it tells of its writer beside its words, each as unsure, and what of its words its sense speaks against. */
	hear(note: string, signal: AbortSignal): Promise<HeardFact[]>;
}
