import { setImmediate as turnOfTheLoop } from "node:timers/promises";

interface NamedEvent {
	type: string;
}

/** A proxy must neither keep the answer back nor change it. */
export const EVENT_STREAM_HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-cache, no-transform",
	"x-accel-buffering": "no",
} as const;

const KEEP_ALIVE = ": ping\n\n";

/**
 * Server-sent events as text, each named by its type. After `quietMs` without an event comes a comment, so that the
 * connection is not taken for dead. Asks for the next event only when the last was read.
 */
export async function* writeEvents(
	events: AsyncIterable<NamedEvent>,
	quietMs: number,
): AsyncGenerator<string> {
	const iterator = events[Symbol.asyncIterator]();
	let next = iterator.next();
	try {
		for (;;) {
			const got = await orQuiet(next, quietMs);
			if (got === null) {
				yield KEEP_ALIVE;
				continue;
			}
			if (got.done) return;
			yield `event: ${got.value.type}\ndata: ${JSON.stringify(got.value)}\n\n`;
			// What was written leaves first: the embedded database answers without ever letting the sockets have a turn.
			await turnOfTheLoop();
			next = iterator.next();
		}
	} finally {
		await iterator.return?.();
	}
}

function orQuiet<T>(next: Promise<T>, quietMs: number): Promise<T | null> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => resolve(null), quietMs);
		next.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
