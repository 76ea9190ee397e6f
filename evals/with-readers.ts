import { createEncoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide } from "@dewlight/assistant/guide.ts";
import {
	createFactReader,
	createNoteReader,
	type FactReader,
	type NoteReader,
} from "@dewlight/assistant/notes/read-note.ts";
import { type Triage, triage } from "@dewlight/assistant/triage/triage.ts";
import { guidedEngine } from "./engine-guided.ts";
import type { Engine } from "./eval-question.ts";

export interface Readers {
	triage: Triage;
	/** The built-in guide. */
	guided: Engine;
	/** What a note asks. */
	readNote: NoteReader;
	/** What a note tells of its writer beside its words. */
	hearFacts: FactReader;
}

/** Triage and guide as the product runs them, for one examination. */
export async function withReaders<T>(work: (readers: Readers) => Promise<T>): Promise<T> {
	const encoder = createEncoder({ timeoutMs: 60_000 });
	try {
		return await work({
			triage,
			guided: guidedEngine(createGuide(encoder)),
			readNote: createNoteReader(encoder),
			hearFacts: createFactReader(encoder),
		});
	} finally {
		await encoder.close();
	}
}
