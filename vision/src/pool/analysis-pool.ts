import "../steady-compiler.ts";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { Piscina } from "piscina";
import type { AnalyzeOptions, PhotoAnalysis } from "../analyze-photo.ts";
import type { RegionBox } from "../decode/decode-region.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { createDecoder, type Decoder } from "../decode/decoder.ts";
import { PhotoUnreadable } from "../decode/photo-unreadable.ts";
import { AnalysisPoolError, type PoolAnswer, type PoolTask, type RegionAnswer } from "./pool-messages.ts";

export interface AnalysisPoolOptions {
	/** Photos analyzed at the same time. */
	threads?: number;
	/** Threads beyond the first are made when a photo waits, and end when none has for a while: their memory is given back. */
	onDemand?: boolean;
	/** Photos that may wait beyond those; more are refused with `busy`. */
	maxQueue?: number;
	/** Longest time for one photo from its turn on, a start of its thread included; the thread is then replaced. */
	timeoutMs?: number;
	/** The worker module; tests put their own here. */
	worker?: URL;
	/** Turns bytes into pixels outside this process; tests put their own here. */
	decoder?: Decoder;
}

export interface JobOptions {
	signal?: AbortSignal;
}

/** Rejects with `PhotoUnreadable` for bytes that give no picture, with `AnalysisPoolError` for everything else. */
export interface AnalysisPool {
	analyze: (bytes: Uint8Array, options?: AnalyzeOptions & JobOptions) => Promise<PhotoAnalysis>;
	check: (bytes: Uint8Array, options?: JobOptions) => Promise<PhotoQuality>;
	/** Resolves when the first thread has analyzed a drawn face; the others begin then, or on demand. */
	warmUp: () => Promise<void>;
	readonly isReady: boolean;
	/** Stops the process and the threads; what still runs or waits ends with `closed`. */
	close: () => Promise<void>;
}

/** How far a thread that analyzes steps back behind the threads that answer people, as `nice` counts. */
const STEP_BACK = 10;
/** A thread that was made for a crowd ends this long after it. */
const QUIET_MS = 60_000;
const PING: PoolTask = { kind: "ping" };

/** For a process that checks photos before they are sent, and seldom measures one. */
export const CHECK_WORKER = new URL("./check-worker.ts", import.meta.url);

/** A process that decodes photos and worker threads that analyze them. The first thread starts warming up at once. */
export function createAnalysisPool({
	threads = 1,
	onDemand = false,
	maxQueue = 16,
	timeoutMs = 30_000,
	worker = new URL("./analysis-worker.ts", import.meta.url),
	decoder = createDecoder(),
}: AnalysisPoolOptions = {}): AnalysisPool {
	const workers = new Piscina<PoolTask, PoolAnswer>({
		filename: worker.href,
		// Threads that warm up side by side hold each other up; one that is ready serves.
		minThreads: 1,
		maxThreads: threads,
		idleTimeout: onDemand ? QUIET_MS : Number.POSITIVE_INFINITY,
		concurrentTasksPerWorker: 1,
		// A thread that sleeps in Atomics.wait would not finish what sharp still has to do after an answer.
		atomics: "disabled",
		// Pages, sign-in and chat go first where a processor is short; a scan may take a moment more.
		niceIncrement: STEP_BACK,
	});
	const slots = createSlots(threads, maxQueue);
	let closed = false;
	let ready = false;
	let warming: Promise<void> | undefined;
	let startFailure: unknown;
	workers.on("error", (error: unknown) => {
		startFailure = error;
	});

	async function run(
		bytes: Uint8Array,
		taskFor: (photo: DecodedPhoto, regions: MessagePort) => PoolTask,
		signal?: AbortSignal,
	): Promise<PoolAnswer> {
		if (closed) throw new AnalysisPoolError("closed");
		const leave = await slots.take(signal);
		const timeout = AbortSignal.timeout(timeoutMs);
		try {
			const stop = signal ? AbortSignal.any([timeout, signal]) : timeout;
			const photo = await decoder.decode(bytes, stop);
			const regions = regionsOf(bytes, stop);
			try {
				const task = taskFor(photo, regions.theirs);
				return await workers.run(task, { signal: stop, transferList: [regions.theirs] });
			} finally {
				regions.close();
			}
		} catch (cause) {
			if (cause instanceof PhotoUnreadable) throw cause;
			if (closed) throw new AnalysisPoolError("closed", { cause });
			if (signal?.aborted) throw new AnalysisPoolError("canceled", { cause });
			throw new AnalysisPoolError(timeout.aborted ? "timeout" : "crashed", { cause });
		} finally {
			leave();
		}
	}

	/** A line to the thread that looks at these bytes, for the parts it asks for. */
	function regionsOf(bytes: Uint8Array, stop: AbortSignal) {
		const { port1: ours, port2: theirs } = new MessageChannel();
		ours.on("message", (box: RegionBox) => {
			decoder.region(bytes, box, stop).then(
				(region) => ours.postMessage({ kind: "region", region } satisfies RegionAnswer),
				() => ours.postMessage({ kind: "failed" } satisfies RegionAnswer),
			);
		});
		return { theirs, close: () => ours.close() };
	}

	/** A ping for each thread at the same time, so that those which are missing are made. */
	function startOthers(): void {
		if (closed || onDemand || threads === 1) return;
		const pings = Array.from({ length: threads }, () => workers.run(PING));
		// One thread serves, so nothing fails; whoever runs this must still know that it is one alone.
		Promise.all(pings).catch((cause: unknown) => {
			if (closed) return;
			process.emitWarning(`An analysis thread did not start: ${String(startFailure ?? cause)}`);
		});
	}

	return {
		async analyze(bytes, { signal, ...options } = {}) {
			const answer = await run(
				bytes,
				(photo, regions) => ({ kind: "analyze", photo, options, regions }),
				signal,
			);
			if (answer.kind === "analyzed") return answer.analysis;
			throw unexpected(answer);
		},
		async check(bytes, { signal } = {}) {
			const answer = await run(bytes, (photo) => ({ kind: "check", photo }), signal);
			if (answer.kind === "checked") return answer.quality;
			throw unexpected(answer);
		},
		warmUp() {
			warming ??= workers.run(PING).then(
				() => {
					ready = true;
					startOthers();
				},
				(cause: unknown) => {
					throw new AnalysisPoolError(closed ? "closed" : "crashed", { cause: startFailure ?? cause });
				},
			);
			return warming;
		},
		get isReady() {
			return ready && !closed;
		},
		async close() {
			closed = true;
			decoder.close();
			await workers.destroy();
		},
	};
}

function unexpected(answer: PoolAnswer): Error {
	return new AnalysisPoolError("crashed", { cause: `unexpected answer ${answer.kind}` });
}

/** A fixed number of places and a line of limited length before them, first come first served. */
interface Slots {
	/** Resolves with a function that gives the place back. Rejects with `busy`, or `canceled` by the signal. */
	take(signal?: AbortSignal): Promise<() => void>;
}

function createSlots(places: number, maxWaiting: number): Slots {
	let free = places;
	const line: (() => void)[] = [];
	const giveBack = (): void => {
		const next = line.shift();
		if (next) next();
		else free++;
	};
	return {
		take(signal) {
			if (signal?.aborted) return Promise.reject(new AnalysisPoolError("canceled"));
			if (free > 0) {
				free--;
				return Promise.resolve(once(giveBack));
			}
			if (line.length >= maxWaiting) return Promise.reject(new AnalysisPoolError("busy"));
			return new Promise((resolve, reject) => {
				const enter = (): void => {
					signal?.removeEventListener("abort", leave);
					resolve(once(giveBack));
				};
				const leave = (): void => {
					line.splice(line.indexOf(enter), 1);
					reject(new AnalysisPoolError("canceled"));
				};
				line.push(enter);
				signal?.addEventListener("abort", leave, { once: true });
			});
		},
	};
}

function once(action: () => void): () => void {
	let done = false;
	return () => {
		if (!done) action();
		done = true;
	};
}
