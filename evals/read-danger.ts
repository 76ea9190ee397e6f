import { createEncoder } from "@dewlight/assistant/encoder/encoder.ts";
import { createTriage, type Triage } from "@dewlight/assistant/triage/triage.ts";

/** Triage as the product runs it, for one examination. An exam of the plainest signs alone would be no exam. */
export async function withTriage<T>(work: (triage: Triage) => Promise<T>): Promise<T> {
	const encoder = createEncoder({ timeoutMs: 60_000 });
	const triage = createTriage(encoder, (code) => {
		throw new Error(`The encoder did not answer (${code}).`);
	});
	try {
		return await work(triage);
	} finally {
		await encoder.close();
	}
}
