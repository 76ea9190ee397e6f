import type { Encoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createGuide } from "@dewlight/assistant/guide.ts";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import {
	type Answer,
	type Asked,
	type ProductAnswer,
	textsOfPerson,
} from "@dewlight/core/assistant/conversation.ts";
import { type FindRequest, findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Told } from "./helper-messages.ts";

/** The guide as the helper answers with it, on a thread that serves no page. */
export interface GuideOfHelper {
	/** @throws EncoderError where sentences cannot be understood just now. */
	answer(asked: Told<Asked>, signal: AbortSignal): Promise<Answer>;
	present(asked: Told<FindRequest>): ProductAnswer;
	/** Thousands of patterns are made ready by the first text, and nobody waits for that. */
	warmUp(): Promise<void>;
}

const ANY: Told<Asked> = {
	message: "What does niacinamide do for dry skin?",
	history: [],
	context: {
		person: { goals: [], issues: [], preferences: {} },
		report: null,
		in_use: [],
		shown: [],
		named: [],
		now: new Date(0).toISOString(),
	},
};

export function guideOfHelper(encoder: Pick<Encoder, "encodeRuns">): GuideOfHelper {
	const guide = createGuide(encoder);
	return {
		answer: (asked, signal) => guide(withFlags(asked), { signal }),
		present: (asked) => findProducts(withFlags(asked)),
		async warmUp() {
			await guide(withFlags(ANY));
		},
	};
}

function withFlags<T extends Told<Asked>>(asked: T) {
	const flagsOf = triage.read(textsOfPerson(asked.message, asked.history), "talk");
	return { ...asked, context: { ...asked.context, flagsOf } };
}
