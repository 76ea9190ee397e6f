/** A source that somebody may stop reading. */
export interface StoppableReading<T> {
	/** Ends at once when the signal is aborted, also where the source does not listen. Throws what the source throws. */
	items: AsyncGenerator<T>;
	/**
	 * What a source that was stopped still gives, for no longer than this; then it is told to stop. `onFailure` hears how
	 * it fails at that: nobody waits for its answer any more.
	 */
	rest: (ms: number, onFailure: (error: unknown) => void) => AsyncGenerator<T>;
}

/** A source that keeps talking after an abort is not read any further than this. */
const MOST_AFTER_ABORT = 5_000;

/** Reads `source` until the signal is aborted; what it gives afterwards waits for `rest`. */
export function readUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): StoppableReading<T> {
	const iterator = source[Symbol.asyncIterator]();
	let pending: Promise<IteratorResult<T>> | null = null;
	let begun = false;
	let ended = false;

	/** The next item, or null where `stop` came first: what was asked for stays asked for. */
	async function next(stop: Promise<null>): Promise<IteratorResult<T> | null> {
		begun = true;
		pending ??= iterator.next();
		try {
			const got = await Promise.race([pending, stop]);
			if (got === null) return null;
			pending = null;
			ended = got.done === true;
			return got;
		} catch (error) {
			ended = true;
			throw error;
		}
	}

	async function* items(): AsyncGenerator<T> {
		const { promise: aborted, resolve } = Promise.withResolvers<null>();
		const onAbort = () => resolve(null);
		signal.addEventListener("abort", onAbort, { once: true });
		try {
			while (!signal.aborted) {
				const got = await next(aborted);
				if (got === null || got.done) return;
				yield got.value;
			}
		} finally {
			signal.removeEventListener("abort", onAbort);
		}
	}

	async function* rest(ms: number, onFailure: (error: unknown) => void): AsyncGenerator<T> {
		const { promise: late, resolve } = Promise.withResolvers<null>();
		const timer = setTimeout(() => resolve(null), ms);
		try {
			for (let read = 0; begun && !ended && read < MOST_AFTER_ABORT; read += 1) {
				const got = await next(late);
				if (got === null || got.done) return;
				yield got.value;
			}
		} catch (error) {
			onFailure(error);
		} finally {
			clearTimeout(timer);
			// Not waited for: a source that hangs would hold up everybody behind it.
			if (!ended) iterator.return?.().catch(onFailure);
		}
	}

	return { items: items(), rest };
}
