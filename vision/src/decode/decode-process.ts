import { constants, setPriority } from "node:os";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { type DecodeAnswer, type DecodeTask, TOO_MUCH_MEMORY } from "./decoder.ts";

/** How often the memory is looked at, milliseconds. */
const LOOK_MS = 5;

/**
 * The program of a process that turns photo bytes into pixels and does nothing else: no model, no key, no environment.
 * Whatever a hostile picture does to a decoder, it does here. A thread of its own watches the memory of the whole
 * process, because a decoder leaves the main thread no turn, and ends the process above the limit given as argument.
 */
if (isMainThread) await serve();
else watch(Number(workerData));

async function serve(): Promise<void> {
	// Pages, sign-in and chat go first where a processor is short.
	setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
	const { decodePhoto } = await import("./decode-photo.ts");
	const { decodeRegion } = await import("./decode-region.ts");
	const { PhotoUnreadable } = await import("./photo-unreadable.ts");
	const memory = () => process.memoryUsage.rss();

	async function answer({ bytes, box }: DecodeTask): Promise<DecodeAnswer> {
		try {
			if (box) return { kind: "region", region: await decodeRegion(bytes, box), memory: memory() };
			return { kind: "decoded", photo: await decodePhoto(bytes), memory: memory() };
		} catch (error) {
			if (!(error instanceof PhotoUnreadable)) throw error;
			return { kind: "unreadable", code: error.code, memory: memory() };
		}
	}

	// Whoever asked is gone.
	process.on("disconnect", () => process.exit());
	process.on("message", (task: DecodeTask) => void answer(task).then((answered) => process.send?.(answered)));
	new Worker(new URL(import.meta.url), { workerData: memory() + Number(process.argv[2]) }).unref();
	const ready: DecodeAnswer = { kind: "ready", memory: memory() };
	process.send?.(ready);
}

function watch(most: number): void {
	setInterval(() => {
		if (process.memoryUsage.rss() > most) process.kill(process.pid, TOO_MUCH_MEMORY);
	}, LOOK_MS);
}
