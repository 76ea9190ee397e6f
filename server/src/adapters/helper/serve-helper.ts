import { createEncoder, type Encoder } from "@dewlight/assistant/encoder/encoder.ts";
import {
	type AnalysisPool,
	type AnalysisPoolOptions,
	CHECK_WORKER,
	createAnalysisPool,
} from "@dewlight/vision/pool/analysis-pool.ts";
import type { GuideOfHelper } from "./answer-in-helper.ts";
import { type FromHelper, failureOf, type HelperTask, type ToHelper } from "./helper-messages.ts";

/** So often it is said that whatever is owed is still being worked on. */
const ALIVE_MS = 5_000;

/**
 * Answers the process that started this one, until it is gone. Each part is loaded when it is first asked.
 * @param threads of the engine; none where photos are only checked and one thread does that.
 */
export function serveHelper(threads: number): void {
	const photos: AnalysisPoolOptions =
		threads === 0 ? { threads: 1, worker: CHECK_WORKER } : { threads, onDemand: true };
	let [pool, encoder]: [AnalysisPool?, Encoder?] = [];
	let guide: Promise<GuideOfHelper> | undefined;
	const waiting = new Map<number, AbortController>();

	/** Loading takes as long as it takes: no photo's time is counted before. */
	async function openPool(): Promise<AnalysisPool> {
		const opened = pool ?? createAnalysisPool(photos);
		pool = opened;
		try {
			await opened.warmUp();
		} catch (error) {
			// The next one who asks has it tried again.
			if (pool === opened) pool = undefined;
			await opened.close();
			throw error;
		}
		return opened;
	}

	function openEncoder(): Encoder {
		encoder ??= createEncoder();
		return encoder;
	}

	/** Core's knowledge is large and of no use to who only has photos checked. */
	function openGuide(): Promise<GuideOfHelper> {
		guide ??= import("./answer-in-helper.ts").then(({ guideOfHelper }) => guideOfHelper(openEncoder()));
		return guide;
	}

	async function carryOut(task: HelperTask, signal: AbortSignal): Promise<unknown> {
		switch (task.kind) {
			case "check":
				return (await openPool()).check(task.photo, { signal });
			case "analyze":
				return (await openPool()).analyze(task.photo, { ...task.options, signal });
			case "encode":
				return task.runs === null
					? openEncoder().encode(task.texts, { signal })
					: openEncoder().encodeRuns(task.texts, task.runs, { signal });
			case "answer":
				return (await openGuide()).answer(task.asked, signal);
			case "present":
				return (await openGuide()).present(task.asked);
			default:
				if (task.part === "words") {
					await openEncoder().warmUp();
					return (await openGuide()).warmUp();
				}
				await openPool();
				return;
		}
	}

	async function answer({ id, task }: { id: number; task: HelperTask }): Promise<void> {
		const wanted = new AbortController();
		waiting.set(id, wanted);
		const answered = await carryOut(task, wanted.signal).then(
			(value): FromHelper => ({ id, value }),
			(error: unknown): FromHelper => ({ id, failure: failureOf(error) }),
		);
		waiting.delete(id);
		process.send?.(answered);
	}

	setInterval(() => {
		if (waiting.size > 0) process.send?.({ alive: true } satisfies FromHelper);
	}, ALIVE_MS);
	process.on("message", (message: ToHelper) => {
		if ("canceled" in message) waiting.get(message.id)?.abort();
		else void answer(message);
	});
	// Who started it decides when it ends; Ctrl-C in a terminal reaches both, and work under way is let finish.
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
	process.on("disconnect", () => process.exit());
}
