import { AnalysisPoolError } from "./pool-error.ts";

/** A fixed number of places and a line of limited length before them, first come first served. */
export interface Slots {
	/** Resolves with a function that gives the place back. Rejects with `busy`, or `canceled` by the signal. */
	take(signal?: AbortSignal): Promise<() => void>;
}

export function createSlots(places: number, maxWaiting: number): Slots {
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
