import { z } from "zod";

/** Lighthouse's mobile settings slow the processor down this often. */
const SLOWED = 4;
/** A task longer than this keeps a press waiting (web.dev, "Total Blocking Time"). */
const LONG_MS = 50;

const traceSchema = z.object({
	traceEvents: z.array(
		z.object({
			name: z.string(),
			pid: z.number(),
			tid: z.number(),
			ts: z.number(),
			/** Processor time in microseconds. */
			tdur: z.number().optional(),
		}),
	),
});

/**
 * Milliseconds that tasks after the first paint would block a slow phone, from the processor time of the page's own thread.
 * Lighthouse counts the time on the clock, in which the browser's other threads also take their turns.
 */
export function blockedByProcessor(trace: unknown): number {
	const { traceEvents } = traceSchema.parse(trace);
	const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
	if (paint === undefined) throw new Error("The record of the visit holds no first paint.");
	const { pid, tid, ts } = paint;
	const blocked = traceEvents
		.filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid && event.ts > ts)
		.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWED - LONG_MS));
	return blocked.reduce((sum, ms) => sum + ms, 0);
}
