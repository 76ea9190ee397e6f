import { type Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide, type GuideWriter } from "@dewlight/assistant/guide.ts";
import { createFactReader } from "@dewlight/assistant/notes/hear-facts.ts";
import { createNoteReader } from "@dewlight/assistant/notes/read-note.ts";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import type { Asked } from "@dewlight/core/assistant/conversation.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import { unreadQuestions } from "@dewlight/core/person/note-questions.ts";
import type { Answer, Assistant, NoteReader } from "#ports/assistant.ts";

const BY_WORDS: GuideWriter = {
	answer: async (asked) => answerQuestion(asked),
	present: async (asked) => findProducts(asked),
};

/** The guide of core, which reads a message by its words: no key, no network, no waiting. */
export const guidedAssistant: Assistant = guideOf(BY_WORDS);

/** Said where sentences cannot be understood, so that nobody takes a miss for the whole of the guide. */
export const WORDS_ONLY =
	"Just now I can only go by single words, so I may miss what you mean. Plain words work best, for example an ingredient or a step.";

/** The same guide, which understands sentences by example, in this process. */
export function understandingWriter(encoder: Pick<Encoder, "encodeRuns">): GuideWriter {
	const guide = createGuide(encoder);
	return { ...BY_WORDS, answer: (asked, signal) => guide(asked, { signal }) };
}

/** The guide of a writer; where that one cannot, words alone count, and `onFailure` hears why. */
export function createGuidedAssistant(
	writer: GuideWriter,
	onFailure: (error: EncoderError) => void,
): Assistant {
	return guideOf({
		answer: (asked, signal) =>
			orWords(writer.answer(asked, signal), () => answerByWords(asked), signal, onFailure),
		present: (asked, signal) =>
			orWords(writer.present(asked, signal), () => findProducts(asked), signal, onFailure),
	});
}

function answerByWords(asked: Asked): Answer {
	const answer = answerQuestion(asked);
	if (triageMessage(asked) !== null) return answer;
	return { ...answer, text: `${WORDS_ONLY}\n\n${answer.text}` };
}

function guideOf(writer: GuideWriter): Assistant {
	return {
		engine: "guided",
		provider: null,
		async *reply({ signal, ...asked }) {
			signal.throwIfAborted();
			const { text, search, citations } = await writer.answer(asked, signal);
			for (const delta of inPieces(text)) {
				yield { type: "text", delta };
				signal.throwIfAborted();
			}
			if (search) yield { type: "search", search };
			yield { type: "done", engine: "guided", citations };
		},
		async present({ signal, ...asked }) {
			signal.throwIfAborted();
			return { ...(await writer.present(asked, signal)), engine: "guided", calls: [] };
		},
	};
}

const PIECE = 24;

/** A text in pieces of a few whole words; joined they are the text again. */
export function* inPieces(text: string): Generator<string> {
	let piece = "";
	for (const [word] of text.matchAll(/\s*\S+|\s+$/g)) {
		piece += word;
		if (piece.length < PIECE) continue;
		yield piece;
		piece = "";
	}
	if (piece !== "") yield piece;
}

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

/** What is understood by example; where sentences cannot be understood just now words alone count, and `onFailure` hears why. */
async function orWords<T>(
	meant: Promise<T>,
	words: () => T | Promise<T>,
	signal: AbortSignal,
	onFailure: (error: EncoderError) => void,
): Promise<T> {
	try {
		return await meant;
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof EncoderError)) throw error;
		onFailure(error);
		return words();
	}
}
