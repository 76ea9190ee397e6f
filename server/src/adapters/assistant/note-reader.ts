import type { Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { createFactReader } from "@dewlight/assistant/notes/hear-facts.ts";
import { createNoteReader } from "@dewlight/assistant/notes/read-note.ts";
import { unreadQuestions } from "@dewlight/core/person/note-questions.ts";
import type { NoteReader } from "#ports/note-reader.ts";
import { orWords } from "./or-words.ts";

/** By words alone: the questions are found, and only what the plan or a named thing tells is answered. */
export const wordsNoteReader: NoteReader = {
	read: async (note) => unreadQuestions(note),
	hear: async () => [],
};

/** By example; where sentences cannot be understood just now the words alone count, and `onFailure` hears why. */
export function createEncodedNoteReader(
	encoder: Pick<Encoder, "encodeRuns">,
	onFailure: (error: EncoderError) => void,
): NoteReader {
	const readNote = createNoteReader(encoder);
	const hearFacts = createFactReader(encoder);
	return {
		read: (note, signal) =>
			orWords(readNote(note, { signal }), () => wordsNoteReader.read(note, signal), signal, onFailure),
		hear: (note, signal) =>
			orWords(hearFacts(note, { signal }), () => wordsNoteReader.hear(note, signal), signal, onFailure),
	};
}
