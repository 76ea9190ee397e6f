/** The items of `source` until the signal is aborted; then it ends at once, also when the source does not listen. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
	const iterator = source[Symbol.asyncIterator]();
	let wake = (): void => undefined;
	const onAbort = () => wake();
	signal.addEventListener("abort", onAbort, { once: true });
	let ended = false;
	try {
		while (!signal.aborted) {
			const next = await new Promise<IteratorResult<T> | null>((resolve, reject) => {
				wake = () => resolve(null);
				iterator.next().then(resolve, reject);
			});
			if (next === null) return;
			if (next.done) {
				ended = true;
				return;
			}
			yield next.value;
		}
	} finally {
		signal.removeEventListener("abort", onAbort);
		// Not waited for: a source that hangs would hold up everybody behind it.
		if (!ended) iterator.return?.().catch(() => undefined);
	}
}
