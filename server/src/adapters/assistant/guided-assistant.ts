import type { Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide, type GuideWriter } from "@dewlight/assistant/guide.ts";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Asked } from "@dewlight/core/assistant/inquiry.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Answer, Assistant } from "#ports/assistant.ts";
import { inPieces } from "./in-pieces.ts";
import { orWords } from "./or-words.ts";

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
