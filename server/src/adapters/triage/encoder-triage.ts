import type { Encoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createTriage } from "@dewlight/assistant/triage/triage.ts";
import type { Log } from "#ports/log.ts";
import type { Triage } from "#ports/triage.ts";

/** Triage by example over the sentence encoder, which is closed with it. */
export function createEncoderTriage(log: Log, encoder: Encoder): Triage {
	const triage = createTriage(encoder, (code) =>
		// What was written stays out of the log.
		log.error({ code }, "a text was read for danger by the plainest signs alone: the encoder did not answer"),
	);
	return {
		read: (texts, signal) => triage.read(texts, signal ? { signal } : {}),
		check: () => encoder.warmUp(),
		close: () => encoder.close(),
	};
}
