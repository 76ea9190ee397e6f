import { type Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { createNoteReader } from "@dewlight/assistant/notes/read-note.ts";
import { unreadQuestions } from "@dewlight/core/person/note-questions.ts";
import type { NoteReader } from "#ports/note-reader.ts";

/** By words alone: the questions are found, and only what the plan or a named thing tells is answered. */
export const wordsNoteReader: NoteReader = { read: async (note) => unreadQuestions(note) };

/** By example; where sentences cannot be understood just now the words alone count, and `onFailure` hears why. */
export function createEncodedNoteReader(
	encoder: Pick<Encoder, "encodeRuns">,
	onFailure: (error: EncoderError) => void,
): NoteReader {
	const readNote = createNoteReader(encoder);
	return {
		async read(note, signal) {
			try {
				return await readNote(note, { signal });
			} catch (error) {
				signal.throwIfAborted();
				if (!(error instanceof EncoderError)) throw error;
				onFailure(error);
				return wordsNoteReader.read(note, signal);
			}
		},
	};
}
