import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeEvents } from "./event-stream.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

const QUIET_MS = 15_000;
const event = (n: number) => ({ type: "content_delta", delta: `line ${n}\nnext` });

test("each event is its name, its data in one line, and an empty line", async () => {
	const written: string[] = [];
	for await (const text of writeEvents(events([event(1), event(2)]), QUIET_MS)) written.push(text);
	expect(written).toEqual([
		'event: content_delta\ndata: {"type":"content_delta","delta":"line 1\\nnext"}\n\n',
		'event: content_delta\ndata: {"type":"content_delta","delta":"line 2\\nnext"}\n\n',
	]);
});

async function* events(all: { type: string }[]) {
	yield* all;
}

test("after fifteen seconds of quiet comes a comment, again after fifteen more, and then the event", async () => {
	const late = Promise.withResolvers<void>();
	async function* slow() {
		yield event(1);
		await late.promise;
		yield event(2);
	}
	const written = writeEvents(slow(), QUIET_MS);
	await written.next();
	for (let i = 0; i < 2; i += 1) {
		let got: unknown = null;
		const next = written.next().then((result) => {
			got = result.value;
		});
		await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
		expect(got).toBeNull();
		await vi.advanceTimersByTimeAsync(1);
		await next;
		expect(got).toBe(": ping\n\n");
	}
	late.resolve();
	expect((await written.next()).value).toContain("line 2");
	expect((await written.next()).done).toBe(true);
	expect(vi.getTimerCount()).toBe(0);
});

test("the next event is made only when the last was read", async () => {
	let made = 0;
	async function* many() {
		for (;;) {
			made += 1;
			yield event(made);
		}
	}
	const written = writeEvents(many(), QUIET_MS);
	for (let i = 0; i < 3; i += 1) await written.next();
	expect(made).toBe(3);
	await written.return(undefined);
});

test("a reader that leaves ends the events, also where they fail at that moment", async () => {
	let ended = false;
	async function* failing() {
		try {
			yield event(1);
			throw new Error("broken");
		} finally {
			ended = true;
		}
	}
	const left = writeEvents(failing(), QUIET_MS);
	await left.next();
	await left.return(undefined);
	expect(ended).toBe(true);
	const stayed = writeEvents(failing(), QUIET_MS);
	await stayed.next();
	await expect(stayed.next()).rejects.toThrow("broken");
});
