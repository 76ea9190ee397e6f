import { setImmediate as nextTurn } from "node:timers/promises";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import { mayLeaveRoom, withCase, withPausedRetinoid } from "@dewlight/core/assistant/beside-rule.ts";
import type { Answer, Asked, ProductAnswer } from "@dewlight/core/assistant/conversation.ts";
import type { FindRequest } from "@dewlight/core/assistant/find-products.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Encoder } from "./encoder/encoder.ts";
import { whereDoubted } from "./topics/doubt.ts";
import { createUnderstander } from "./topics/understand.ts";

/** Answers a message; rejects with `EncoderError` where sentences cannot be understood just now. */
export type Guide = (asked: Asked, options?: { signal?: AbortSignal }) => Promise<Answer>;

/** Who writes what the guide says, in this process or beside it. */
export interface GuideWriter {
	/** @throws EncoderError where sentences cannot be understood just now. */
	answer(asked: Asked, signal: AbortSignal): Promise<Answer>;
	/** @throws EncoderError where nobody answers. */
	present(asked: FindRequest, signal: AbortSignal): Promise<ProductAnswer>;
}

/** The built-in guide: triage first, and what leaves no room for anything else waits for no encoder. */
export function createGuide(encoder: Pick<Encoder, "encodeRuns">): Guide {
	const understander = createUnderstander(encoder);
	return async (asked, options) => {
		const urgent = triageMessage(asked);
		if (urgent !== null && mayLeaveRoom(urgent, asked) === null)
			return withPausedRetinoid(withCase(urgent, asked.message), asked);
		const understanding = await understander.understand(asked, options);
		// One thread answers everybody: whoever only wants a page waits for a part of this and not for the whole.
		await nextTurn();
		const answer = answerQuestion(asked, understanding, urgent);
		const understood = understanding.get(asked.message);
		const open = urgent === null && understood !== undefined ? whereDoubted(asked, understood, answer) : null;
		// Asked back alone: what was said before would be gone on with.
		return open === null
			? answer
			: answerQuestion({ ...asked, history: [] }, new Map([[asked.message, open]]), urgent);
	};
}
