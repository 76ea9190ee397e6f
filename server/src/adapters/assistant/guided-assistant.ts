import { type Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide } from "@dewlight/assistant/guide.ts";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import type { Answer } from "@dewlight/core/assistant/assistant-event.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Asked } from "@dewlight/core/assistant/inquiry.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Assistant } from "#ports/assistant.ts";
import { inPieces } from "./in-pieces.ts";

type Write = (asked: Asked, signal: AbortSignal) => Promise<Answer>;

/** The guide of core, which reads a message by its words: no key, no network, no waiting. */
export const guidedAssistant: Assistant = guideThat(async (asked) => answerQuestion(asked));

/** Said where sentences cannot be understood, so that nobody takes a miss for the whole of the guide. */
export const WORDS_ONLY =
	"Just now I can only go by single words, so I may miss what you mean. Plain words work best, for example an ingredient or a step.";

/** The same guide, which understands sentences by example; `onFailure` hears why some could not be. */
export function createGuidedAssistant(
	encoder: Pick<Encoder, "encodeRuns">,
	onFailure: (error: EncoderError) => void,
): Assistant {
	const guide = createGuide(encoder);
	return guideThat(async (asked, signal) => {
		try {
			return await guide(asked, { signal });
		} catch (error) {
			signal.throwIfAborted();
			if (!(error instanceof EncoderError)) throw error;
			onFailure(error);
			const answer = answerQuestion(asked);
			if (triageMessage(asked) !== null) return answer;
			return { ...answer, text: `${WORDS_ONLY}\n\n${answer.text}` };
		}
	});
}

function guideThat(write: Write): Assistant {
	return {
		engine: "guided",
		provider: null,
		async *reply({ signal, ...asked }) {
			signal.throwIfAborted();
			const { text, search, citations } = await write(asked, signal);
			for (const delta of inPieces(text)) {
				yield { type: "text", delta };
				signal.throwIfAborted();
			}
			if (search) yield { type: "search", search };
			yield { type: "done", engine: "guided", citations };
		},
		async present({ signal, ...asked }) {
			signal.throwIfAborted();
			return { ...findProducts(asked), engine: "guided", calls: [] };
		},
	};
}
