import { type Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import type { GuideWriter } from "@dewlight/assistant/guide.ts";
import type { AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import type { PhotoAnalysis } from "@dewlight/vision/analyze-photo.ts";
import type { AnalysisPool } from "@dewlight/vision/pool/analysis-pool.ts";
import { AnalysisPoolError } from "@dewlight/vision/pool/pool-messages.ts";
import { type Helper, HelperEnded } from "./helper.ts";
import type { HelperTask, ToldContext } from "./helper-messages.ts";

/**
 * The engine of the helper. `proven` says that nobody waits for it at the start: it counts as working until it
 * did not start.
 */
export function poolThrough(helper: Helper, { proven }: { proven: boolean }): AnalysisPool {
	let works = proven;
	async function ask<T>(task: HelperTask, signal?: AbortSignal): Promise<T> {
		try {
			return await helper.ask<T>(task, signal);
		} catch (cause) {
			if (signal?.aborted) throw new AnalysisPoolError("canceled", { cause });
			if (!(cause instanceof HelperEnded)) throw cause;
			throw new AnalysisPoolError(helper.closed ? "closed" : "crashed", { cause });
		}
	}
	return {
		analyze: (photo, { signal, ...options } = {}) =>
			ask<PhotoAnalysis>({ kind: "analyze", photo, options }, signal),
		check: (photo, { signal } = {}) => ask({ kind: "check", photo }, signal),
		async warmUp() {
			if (works && !helper.fails("photos")) return;
			await ask({ kind: "load", part: "photos" });
			works = true;
		},
		get isReady() {
			return works && !helper.fails("photos") && !helper.closed;
		},
		close: async () => helper.close(),
	};
}

async function askForWords<T>(helper: Helper, task: HelperTask, signal?: AbortSignal): Promise<T> {
	try {
		return await helper.ask<T>(task, signal);
	} catch (cause) {
		if (cause instanceof EncoderError) throw cause;
		const code = signal?.aborted ? "canceled" : helper.closed ? "closed" : "crashed";
		throw new EncoderError(code, { cause });
	}
}

/** The guide of the helper: a long answer keeps nobody waiting who only wants a page of this process. */
export function guideThrough(helper: Helper): GuideWriter {
	return {
		answer: ({ message, history, context }, signal) =>
			askForWords(helper, { kind: "answer", asked: { message, history, context: told(context) } }, signal),
		present: ({ context, ...asked }, signal) =>
			askForWords(helper, { kind: "present", asked: { ...asked, context: told(context) } }, signal),
	};
}

function told(context: AssistantContext): ToldContext {
	const { flagsOf: _flagsOf, ...plain } = context;
	return plain;
}

/** The sentence encoder of the helper. */
export function encoderThrough(helper: Helper, { proven }: { proven: boolean }): Encoder {
	let works = proven;
	const ask = <T>(task: HelperTask, signal?: AbortSignal) => askForWords<T>(helper, task, signal);
	return {
		encode: (texts, { signal } = {}) => ask({ kind: "encode", texts, runs: null }, signal),
		encodeRuns: (texts, runs, { signal } = {}) => ask({ kind: "encode", texts, runs }, signal),
		async warmUp() {
			if (works && !helper.fails("words")) return;
			await ask({ kind: "load", part: "words" });
			works = true;
		},
		close: async () => helper.close(),
	};
}
