import { type ChildProcess, fork } from "node:child_process";
import type { PhotoRegion, RegionBox } from "./decode-region.ts";
import type { DecodedPhoto } from "./decoded-photo.ts";
import { PhotoUnreadable, type UnreadableCode } from "./photo-unreadable.ts";

export interface DecodeTask {
	bytes: Uint8Array;
	/** Only this part, at full resolution. */
	box?: RegionBox;
}

/**
 * `memory` is the resident memory of the process, bytes. A class does not survive the way between processes, so a
 * refusal travels as its code.
 */
export type DecodeAnswer =
	| { kind: "ready"; memory: number }
	| { kind: "decoded"; photo: DecodedPhoto; memory: number }
	| { kind: "region"; region: PhotoRegion | null; memory: number }
	| { kind: "unreadable"; code: UnreadableCode; memory: number };

type Read = Extract<DecodeAnswer, { kind: "decoded" | "region" }>;

export interface DecoderOptions {
	/** What one photo may add to the resident memory of the process, bytes. */
	memoryLimit?: number;
	/** The program of the process; tests put their own here. */
	program?: URL;
}

/** Turns photos into pixels in a process of its own, one photo at a time. */
export interface Decoder {
	/**
	 * @param signal stops the work; the process is then replaced.
	 * @throws {PhotoUnreadable} for bytes that give no picture; `too_much_memory` when the process ended at its limit.
	 * @throws the signal's reason, and an Error when the process ends twice over the same bytes or is closed.
	 */
	decode: (bytes: Uint8Array, signal: AbortSignal) => Promise<DecodedPhoto>;
	/** A part of a photo that was decoded before, at its full resolution; null where its format gives none. */
	region: (bytes: Uint8Array, box: RegionBox, signal: AbortSignal) => Promise<PhotoRegion | null>;
	close: () => void;
}

const MEBIBYTE = 1024 * 1024;
/**
 * A progressive JPEG of 48 megapixels takes about 190 MB, a HEIC of as many, in tiles as phones store it, about 230. The
 * rest up to 400 MB is what a decoder may take between two looks of the watch.
 */
const MEMORY_LIMIT = 320 * MEBIBYTE;
/** A decoder keeps what it once took; above this a new process gives it back. */
const KEPT_LIMIT = 96 * MEBIBYTE;

/** How the process ends itself at its limit: a signal that nobody else sends, and that needs no turn of a busy thread. */
export const TOO_MUCH_MEMORY = "SIGUSR2";

/** The process ended in the middle of a photo. */
class DecoderEnded extends Error {
	override readonly name = "DecoderEnded";
	readonly signal: NodeJS.Signals | null;

	constructor(signal: NodeJS.Signals | null) {
		super("The photo decoder ended unexpectedly.");
		this.signal = signal;
	}
}

export function createDecoder({
	memoryLimit = MEMORY_LIMIT,
	program = new URL("./decode-process.ts", import.meta.url),
}: DecoderOptions = {}): Decoder {
	let closed = false;
	let child = start();
	let ready = nextAnswer(child);
	let lastInLine: Promise<unknown> = Promise.resolve();

	function start(): ChildProcess {
		const started = fork(program, [String(memoryLimit)], {
			serialization: "advanced",
			// Nothing of the product's environment and flags is of use to a decoder.
			env: {},
			execArgv: ["--max-old-space-size=256"],
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		keepAlive(started, false);
		return started;
	}

	function replace(): void {
		child.kill("SIGKILL");
		if (closed) return;
		child = start();
		ready = nextAnswer(child);
	}

	async function askOnce(task: DecodeTask, signal: AbortSignal): Promise<Read> {
		if (hasEnded(child)) replace();
		keepAlive(child, true);
		try {
			const atRest = await ready;
			const answered = nextAnswer(child, signal);
			child.send(task, () => undefined);
			const answer = await answered;
			if (answer.memory > atRest.memory + KEPT_LIMIT) replace();
			else keepAlive(child, false);
			if (answer.kind === "decoded" || answer.kind === "region") return answer;
			throw new PhotoUnreadable(answer.kind === "unreadable" ? answer.code : "damaged");
		} catch (error) {
			if (!(error instanceof PhotoUnreadable)) replace();
			if (error instanceof DecoderEnded && error.signal === TOO_MUCH_MEMORY)
				throw new PhotoUnreadable("too_much_memory", { cause: error });
			throw error;
		}
	}

	async function askInTurn(task: DecodeTask, signal: AbortSignal): Promise<Read> {
		signal.throwIfAborted();
		try {
			return await askOnce(task, signal);
		} catch (error) {
			if (!(error instanceof DecoderEnded) || closed) throw error;
			// Once more in a new process: the end may have had nothing to do with these bytes.
			return askOnce(task, signal);
		}
	}

	function ask(task: DecodeTask, signal: AbortSignal): Promise<Read> {
		const turn = lastInLine.then(() => askInTurn(task, signal));
		lastInLine = turn.catch(() => undefined);
		return turn;
	}

	return {
		async decode(bytes, signal) {
			const answer = await ask({ bytes }, signal);
			if (answer.kind === "decoded") return answer.photo;
			throw new Error("The decoder answered with a part of the photo.");
		},
		async region(bytes, box, signal) {
			const answer = await ask({ bytes, box }, signal);
			if (answer.kind === "region") return answer.region;
			throw new Error("The decoder answered with the whole photo.");
		},
		close() {
			closed = true;
			child.kill("SIGKILL");
		},
	};
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Whether the process, and the channel to it, keep this program running. */
function keepAlive(child: ChildProcess, alive: boolean): void {
	for (const handle of [child, child.channel]) {
		if (alive) handle?.ref();
		else handle?.unref();
	}
}

/** The next message of a process; rejects with its end, or with the signal's reason. */
function nextAnswer(child: ChildProcess, signal?: AbortSignal): Promise<DecodeAnswer> {
	const answer = new Promise<DecodeAnswer>((resolve, reject) => {
		const settle = (finish: () => void) => {
			child.off("message", onMessage).off("exit", onExit).off("error", onError);
			signal?.removeEventListener("abort", onAbort);
			finish();
		};
		const onMessage = (message: DecodeAnswer) => settle(() => resolve(message));
		const onExit = (_code: number | null, by: NodeJS.Signals | null) =>
			settle(() => reject(new DecoderEnded(by)));
		const onError = (error: Error) => settle(() => reject(error));
		const onAbort = () => settle(() => reject(signal?.reason));
		child.on("message", onMessage).on("exit", onExit).on("error", onError);
		signal?.addEventListener("abort", onAbort, { once: true });
		if (hasEnded(child)) onExit(child.exitCode, child.signalCode);
	});
	// Whoever awaits it sees the failure; a process that ends while nobody asks is replaced at the next photo.
	answer.catch(() => undefined);
	return answer;
}
