import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * What answers people makes some megabytes of garbage a second and keeps hardly any of it. Left alone the collector lets
 * the heap grow by well over half before it runs; run at a third, it runs every half minute, and the process stays small.
 */
export function keepHeapSmall(): void {
	setFlagsFromString("--heap-growing-percent=30");
}

/**
 * What only the start needed, such as the second module in which an embedded database is set up, goes at once: in a
 * process that then has nothing to do the collector would leave it for as long.
 */
export function giveBackWhatStartTook(): void {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	setFlagsFromString("--no-expose-gc");
	if (typeof collect === "function") collect();
}
