import { expect, test } from "vitest";
import { blockedByProcessor } from "./lighthouse-scores.ts";

const PAGE = { pid: 7, tid: 1 };
const paint = { name: "firstContentfulPaint", ...PAGE, ts: 1_000 };
const task = (ts: number, cpuMs: number, thread = PAGE) => ({
	name: "RunTask",
	...thread,
	ts,
	tdur: cpuMs * 1000,
});

test("what a task of the page takes beyond fifty milliseconds of a phone counts, after the first paint", () => {
	const trace = { traceEvents: [task(500, 40), paint, task(2_000, 20), task(3_000, 12), task(4_000, 15)] };
	expect(blockedByProcessor(trace)).toBe(30 + 10);
});

test("other threads do not count, nor what the page only waited for", () => {
	const waited = { name: "RunTask", ...PAGE, ts: 2_000 };
	const trace = { traceEvents: [paint, task(2_000, 90, { pid: 7, tid: 2 }), waited] };
	expect(blockedByProcessor(trace)).toBe(0);
});

test("a record without a paint says so", () => {
	expect(() => blockedByProcessor({ traceEvents: [] })).toThrow("no first paint");
});
