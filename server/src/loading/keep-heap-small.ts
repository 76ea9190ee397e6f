import { setFlagsFromString } from "node:v8";

/**
 * What answers people makes some megabytes of garbage a second and keeps hardly any of it. Left alone the collector lets
 * the heap grow by well over half before it runs; run at a third, it runs every half minute, and the process stays small.
 */
export function keepHeapSmall(): void {
	setFlagsFromString("--heap-growing-percent=30");
}
