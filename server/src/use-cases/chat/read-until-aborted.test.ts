import { expect, test } from "vitest";
import { readUntilAborted } from "./read-until-aborted.ts";

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const item of items) all.push(item);
	return all;
}

const unheard = (error: unknown) => expect.unreachable(String(error));

/** Says one word, waits to be stopped, and tells what it cost. */
async function* stoppable(signal: AbortSignal) {
	yield "word";
	if (!signal.aborted) await new Promise((stop) => signal.addEventListener("abort", stop, { once: true }));
	yield "cost";
	throw signal.reason;
}

test("everything is read to the end, and then nothing is left", async () => {
	const stop = new AbortController();
	const { items, rest } = readUntilAborted(
		(async function* () {
			yield* ["one", "two"];
		})(),
		stop.signal,
	);
	expect(await collect(items)).toEqual(["one", "two"]);
	stop.abort();
	expect(await collect(rest(1_000, unheard))).toEqual([]);
});

test("what a source says after an abort is left for whoever asks for it", async () => {
	const stop = new AbortController();
	const { items, rest } = readUntilAborted(stoppable(stop.signal), stop.signal);
	const read: string[] = [];
	for await (const item of items) {
		read.push(item);
		queueMicrotask(() => stop.abort());
	}
	expect(read).toEqual(["word"]);
	const heard: unknown[] = [];
	expect(await collect(rest(1_000, (error) => heard.push(error)))).toEqual(["cost"]);
	expect(heard).toEqual([stop.signal.reason]);
});

test("a reader who left while an item was with him finds the rest as well", async () => {
	const stop = new AbortController();
	const { items, rest } = readUntilAborted(stoppable(stop.signal), stop.signal);
	for await (const item of items) if (item === "word") break;
	stop.abort();
	expect(await collect(rest(1_000, () => undefined))).toEqual(["cost"]);
});

test("a source that does not listen is waited for no longer than allowed, and is told to stop", async () => {
	const stop = new AbortController();
	let returned = 0;
	const never = new Promise<never>(() => undefined);
	const hanging = { next: () => never, return: async () => ({ done: true, value: ++returned }) as const };
	const { items, rest } = readUntilAborted({ [Symbol.asyncIterator]: () => hanging }, stop.signal);
	queueMicrotask(() => stop.abort());
	expect(await collect(items)).toEqual([]);
	expect(await collect(rest(5, unheard))).toEqual([]);
	expect(returned).toBe(1);
});

test("a source that goes on and on after an abort is left alone in the end", async () => {
	const stop = new AbortController();
	let said = 0;
	const { items, rest } = readUntilAborted(
		(async function* () {
			for (;;) yield ++said;
		})(),
		stop.signal,
	);
	for await (const item of items) if (item === 3) stop.abort();
	expect((await collect(rest(60_000, unheard))).length).toBeGreaterThan(0);
	expect(said).toBeLessThan(100_000);
});

test("nothing is begun for a reader who had left already", async () => {
	let begun = false;
	const { items, rest } = readUntilAborted(
		(async function* () {
			begun = true;
			yield 1;
		})(),
		AbortSignal.abort(),
	);
	expect([await collect(items), await collect(rest(1_000, unheard)), begun]).toEqual([[], [], false]);
});

test("an error of the source is the reader's, and ends it", async () => {
	const { items, rest } = readUntilAborted(
		(async function* () {
			yield 1;
			throw new TypeError("broken");
		})(),
		new AbortController().signal,
	);
	await expect(collect(items)).rejects.toThrow("broken");
	expect(await collect(rest(1_000, unheard))).toEqual([]);
});

test("a source that cannot even be told to stop is heard of", async () => {
	const stop = new AbortController();
	const never = new Promise<never>(() => undefined);
	const hanging = { next: () => never, return: async () => Promise.reject(new TypeError("stuck")) };
	const { items, rest } = readUntilAborted({ [Symbol.asyncIterator]: () => hanging }, stop.signal);
	queueMicrotask(() => stop.abort());
	await collect(items);
	const heard: unknown[] = [];
	await collect(rest(5, (error) => heard.push(error)));
	await Promise.resolve();
	expect(heard).toEqual([new TypeError("stuck")]);
});
