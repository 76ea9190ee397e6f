/**
 * Reads many keys with one statement. Keys asked for while a statement runs wait for the next one, so nobody is
 * answered from a snapshot older than their question: what was revoked before is seen as revoked. Nothing is kept.
 */
export function createBatchedRead<Key, Value>(
	read: (keys: Key[]) => Promise<Map<Key, Value>>,
	{ parallel }: { parallel: number },
): (key: Key) => Promise<Value | null> {
	let waiting = new Map<Key, PromiseWithResolvers<Value | null>>();
	let running = 0;
	let scheduled = false;

	function schedule(): void {
		if (scheduled || running >= parallel || waiting.size === 0) return;
		scheduled = true;
		setImmediate(() => void flush());
	}

	async function flush(): Promise<void> {
		scheduled = false;
		const batch = waiting;
		waiting = new Map();
		running += 1;
		try {
			const found = await read([...batch.keys()]);
			for (const [key, { resolve }] of batch) resolve(found.get(key) ?? null);
		} catch (error) {
			for (const { reject } of batch.values()) reject(error);
		} finally {
			running -= 1;
			schedule();
		}
	}

	return (key) => {
		const asked = waiting.get(key) ?? Promise.withResolvers<Value | null>();
		waiting.set(key, asked);
		schedule();
		return asked.promise;
	};
}
