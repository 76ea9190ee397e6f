import { createEncoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createUnderstander } from "@dewlight/assistant/topics/understand.ts";
import { createTriage, type Triage } from "@dewlight/assistant/triage/triage.ts";
import { guidedEngine } from "./engine-guided.ts";
import type { Engine } from "./eval-question.ts";

export interface Readers {
	triage: Triage;
	/** The built-in guide. */
	guided: Engine;
}

/** Triage and guide as the product runs them, for one examination. An exam of the plainest signs alone would be no exam. */
export async function withReaders<T>(work: (readers: Readers) => Promise<T>): Promise<T> {
	const encoder = createEncoder({ timeoutMs: 60_000 });
	const triage = createTriage(encoder, (code) => {
		throw new Error(`The encoder did not answer (${code}).`);
	});
	try {
		return await work({ triage, guided: guidedEngine(createUnderstander(encoder)) });
	} finally {
		await encoder.close();
	}
}
