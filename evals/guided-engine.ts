import { createEncoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide, type Guide } from "@dewlight/assistant/guide.ts";
import { createFactReader, type FactReader } from "@dewlight/assistant/notes/hear-facts.ts";
import { createNoteReader, type NoteReader } from "@dewlight/assistant/notes/read-note.ts";
import { type Triage, triage } from "@dewlight/assistant/triage/triage.ts";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import type { Answer } from "@dewlight/core/assistant/conversation.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Engine, EngineAnswer, EngineQuestion } from "./eval-question.ts";

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

/** The built-in guide: both steps, nothing in between. */
function guidedEngine(guide: Guide): Engine {
	return async (question) => withProducts(question, await guide(question));
}

/** The guide as it answers where no encoder runs: by words alone, at once. */
export function wordsEngine(question: EngineQuestion): EngineAnswer {
	return withProducts(question, answerQuestion(question));
}

function withProducts(question: EngineQuestion, answer: Answer): EngineAnswer {
	const { search } = answer;
	return { ...answer, found: search === null ? null : findProducts({ ...question, search }) };
}
