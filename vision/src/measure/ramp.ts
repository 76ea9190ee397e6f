/** 0 at `from`, 1 at `full`, straight between and level beyond; `full` below `from` makes it fall. */
export function ramp(value: number, from: number, full: number): number {
	return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
