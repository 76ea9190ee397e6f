import { type ChildProcess, fork } from "node:child_process";
import { type Encoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import type { GuideWriter } from "@dewlight/assistant/guide.ts";
import type { AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import type { PhotoAnalysis } from "@dewlight/vision/analyze-photo.ts";
import type { AnalysisPool } from "@dewlight/vision/pool/analysis-pool.ts";
import { AnalysisPoolError } from "@dewlight/vision/pool/pool-messages.ts";
import {
	errorOf,
	type Failure,
	type FromHelper,
	HELPER_PARTS,
	type HelperPart,
	type HelperTask,
	partOf,
	type ToHelper,
	type ToldContext,
} from "./helper-messages.ts";

/** The process ended, or said nothing for too long, before it had answered. */
export class HelperEnded extends Error {
	override readonly name = "HelperEnded";
}

export interface HelperOptions {
	/** The program of the process, and what it is told at its start. */
	program: URL;
	args?: readonly string[];
	/** So long after the last call, or the last person, the process ends and gives back what it holds. */
	restMs?: number;
	/** A process that owes an answer and says nothing for so long hangs: it is ended. */
	silentMs?: number;
}

/**
 * A process beside this one that holds what is large and seldom needed. It is started by the first call, ends by itself
 * when nothing has asked for a while, and a call during which it ends is asked once more of the next one.
 */
export interface Helper {
	/**
	 * @throws the signal's reason; `HelperEnded` where two processes in a row ended over the call or it is closed; what
	 * the process threw.
	 */
	ask: <T>(task: HelperTask, signal?: AbortSignal) => Promise<T>;
	/** Somebody is here who may soon need it: it loads meanwhile. Costs nothing where it runs. */
	expect: () => void;
	/** Whether a part did not start when it was last asked. */
	fails: (part: HelperPart) => boolean;
	readonly closed: boolean;
	close: () => void;
}

const REST_MS = 3 * 60_000;
const SILENT_MS = 60_000;
/** Whoever is here is noted no oftener. */
const NOTE_MS = 5_000;

/** Few pools, and large pieces given back at once, as docs/operations.md has it for every process. */
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

interface Call {
	part: HelperPart;
	answer: (value: unknown) => void;
	fail: (error: Error) => void;
}

interface Running {
	child: ChildProcess;
	calls: Map<number, Call>;
	hasAnswered: boolean;
}

export function createHelper({
	program,
	args = [],
	restMs = REST_MS,
	silentMs = SILENT_MS,
}: HelperOptions): Helper {
	const failing = new Set<HelperPart>();
	let [closed, last, noted] = [false, 0, Number.NEGATIVE_INFINITY];
	let running: Running | null = null;
	let rest: NodeJS.Timeout | undefined;
	let silence: NodeJS.Timeout | undefined;

	function start(): Running {
		const child = fork(program, args, {
			serialization: "advanced",
			// Nothing of the product's settings and keys is of use to it.
			env: { ...MALLOC, ...pick("NODE_COMPILE_CACHE"), ...pick("NODE_DISABLE_COMPILE_CACHE") },
			execArgv: ["--single-threaded-gc", "--max-semi-space-size=4"],
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		const started: Running = { child, calls: new Map(), hasAnswered: false };
		const onEnd = () => ended(started);
		child.on("exit", onEnd).on("error", onEnd);
		child.on("message", (message: FromHelper) => heard(started, message));
		running = started;
		return started;
	}

	function heard(from: Running, message: FromHelper): void {
		if ("alive" in message) {
			settle(from);
			return;
		}
		from.hasAnswered = true;
		const call = from.calls.get(message.id);
		from.calls.delete(message.id);
		settle(from);
		if (call === undefined) return;
		const failure = "failure" in message ? message.failure : null;
		if (failure !== null && isBroken(failure)) failing.add(call.part);
		else failing.delete(call.part);
		if ("value" in message) call.answer(message.value);
		else call.fail(errorOf(message.failure));
	}

	function ended(process: Running): void {
		if (running === process) running = null;
		if (!process.hasAnswered) for (const { part } of process.calls.values()) failing.add(part);
		const calls = [...process.calls.values()];
		process.calls.clear();
		settle(process);
		for (const call of calls) call.fail(new HelperEnded("The helper ended unexpectedly."));
	}

	function end(): void {
		const { child } = running ?? {};
		running = null;
		child?.kill("SIGKILL");
	}

	/** After each call: keeps this program running only while an answer is owed, and counts the time without one. */
	function settle(of: Running): void {
		if (of !== running && running !== null) return;
		clearTimeout(silence);
		clearTimeout(rest);
		const owes = of.calls.size > 0;
		for (const handle of [of.child, of.child.channel]) {
			if (owes) handle?.ref();
			else handle?.unref();
		}
		if (of !== running) return;
		if (owes) silence = setTimeout(() => of.child.kill("SIGKILL"), silentMs).unref();
		else rest = setTimeout(end, restMs).unref();
	}

	function askOnce(task: HelperTask, signal: AbortSignal | undefined): Promise<unknown> {
		const process = running ?? start();
		const id = ++last;
		return new Promise((resolve, reject) => {
			const onAbort = () => {
				process.calls.delete(id);
				settle(process);
				process.child.send({ id, canceled: true } satisfies ToHelper, () => undefined);
				reject(signal?.reason);
			};
			const finish = (then: () => void) => {
				signal?.removeEventListener("abort", onAbort);
				then();
			};
			process.calls.set(id, {
				part: partOf(task),
				answer: (value) => finish(() => resolve(value)),
				fail: (error) => finish(() => reject(error)),
			});
			settle(process);
			signal?.addEventListener("abort", onAbort, { once: true });
			// A process that is gone says so by its end.
			process.child.send({ id, task } satisfies ToHelper, () => undefined);
		});
	}

	async function ask(task: HelperTask, signal?: AbortSignal): Promise<unknown> {
		for (let tries = 1; ; tries++) {
			signal?.throwIfAborted();
			if (closed) throw new HelperEnded("The helper has been closed.");
			try {
				return await askOnce(task, signal);
			} catch (error) {
				if (!(error instanceof HelperEnded) || tries === 2) throw error;
			}
		}
	}

	return {
		ask: <T>(task: HelperTask, signal?: AbortSignal) => ask(task, signal) as Promise<T>,
		expect() {
			const now = performance.now();
			if (closed || now - noted < NOTE_MS) return;
			noted = now;
			if (running?.hasAnswered) return settle(running);
			// Who needs a part sees its failure.
			for (const part of HELPER_PARTS) ask({ kind: "load", part }).catch(() => undefined);
		},
		fails: (part) => failing.has(part),
		get closed() {
			return closed;
		},
		close() {
			closed = true;
			clearTimeout(rest);
			clearTimeout(silence);
			end();
		},
	};
}

/** The part itself is at fault, and not what it was asked. */
function isBroken(failure: Failure): boolean {
	return failure.of === "other" || (failure.of !== "photo" && failure.code === "crashed");
}

function pick(name: string): Record<string, string> {
	const value = process.env[name];
	return value === undefined ? {} : { [name]: value };
}

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
