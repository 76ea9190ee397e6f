import { Piscina } from "piscina";
import { BATCH, type EncoderTask, type Run } from "./encoder-task.ts";

export type EncoderErrorCode = "crashed" | "timeout" | "canceled" | "closed";

const MESSAGES: Record<EncoderErrorCode, string> = {
	crashed: "The sentence encoder stopped unexpectedly.",
	timeout: "The sentence encoder took too long.",
	canceled: "The sentence encoder is no longer asked.",
	closed: "The sentence encoder has been closed.",
};

/** Why sentences have no numbers. */
export class EncoderError extends Error {
	override readonly name = "EncoderError";
	readonly code: EncoderErrorCode;

	constructor(code: EncoderErrorCode, options?: ErrorOptions) {
		super(MESSAGES[code], options);
		this.code = code;
	}
}

/** Sentences to numbers: alike ones lie close together. One thread, shared by everybody in the process. */
export interface Encoder {
	/** One vector of length one for each text, in their order. Rejects with `EncoderError` only. */
	encode(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>;
	/**
	 * One vector of length one for each run of neighboring texts, each of which is read once, however many runs it is
	 * in. Rejects with `EncoderError` only.
	 */
	encodeRuns(
		texts: readonly string[],
		runs: readonly Run[],
		options?: { signal?: AbortSignal },
	): Promise<Float32Array[]>;
	/** Resolves when the thread is known to work; rejects where it cannot be started. */
	warmUp(): Promise<void>;
	/** Ends the thread; what still waits ends with `closed`. */
	close(): Promise<void>;
}

interface EncoderOptions {
	/** Longest time for one call, waiting included; a thread that works longer is replaced. */
	timeoutMs?: number;
	/** The worker module; tests put their own here. */
	worker?: URL;
}

/** The weights lie outside this; without a limit the thread keeps twice of what it needs. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** Begins to load at once; calls wait for it. */
export function createEncoder({
	timeoutMs = 15_000,
	worker = new URL("./encoder-worker.ts", import.meta.url),
}: EncoderOptions = {}): Encoder {
	const threads = new Piscina<EncoderTask, Float32Array[]>({
		filename: worker.href,
		minThreads: 1,
		maxThreads: 1,
		idleTimeout: Number.POSITIVE_INFINITY,
		concurrentTasksPerWorker: 1,
		resourceLimits: HEAP,
	});
	let closed = false;
	let startFailure: unknown;
	threads.on("error", (error: unknown) => {
		startFailure = error;
	});
	const failure = (cause: unknown, code: EncoderErrorCode) =>
		new EncoderError(closed ? "closed" : code, { cause: startFailure ?? cause });
	// Loading takes as long as it takes; no call is blamed for it.
	const loaded = threads.run({ texts: [] }).catch((cause: unknown) => {
		throw failure(cause, "crashed");
	});
	// `warmUp` and each call tell of it; a failure nobody waits for yet must not end the process.
	loaded.catch(() => undefined);

	async function ask(tasks: readonly EncoderTask[], signal?: AbortSignal): Promise<Float32Array[]> {
		const timeout = AbortSignal.timeout(timeoutMs);
		const stop = signal ? AbortSignal.any([timeout, signal]) : timeout;
		try {
			if (closed) throw new Error("closed");
			const vectors: Float32Array[] = [];
			for (const task of tasks) vectors.push(...(await threads.run(task, { signal: stop })));
			return vectors;
		} catch (cause) {
			throw failure(cause, signal?.aborted ? "canceled" : timeout.aborted ? "timeout" : "crashed");
		}
	}

	return {
		// A longer list at once would keep everybody else waiting.
		encode: (texts, { signal } = {}) =>
			ask(
				Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) => ({
					texts: texts.slice(at * BATCH, (at + 1) * BATCH),
				})),
				signal,
			),
		encodeRuns: (texts, runs, { signal } = {}) => ask([{ texts, runs }], signal),
		async warmUp() {
			await loaded;
		},
		async close() {
			closed = true;
			await threads.destroy();
		},
	};
}
