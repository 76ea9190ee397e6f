import { constants, openSync, readSync, writeSync } from "node:fs";

const BYTES = Float64Array.BYTES_PER_ELEMENT;

/**
 * Real time plus an offset that stands in a file: whoever opens the same file has the same time, and has it at once when
 * another process moves it.
 */
export function sharedClock(file: string) {
	const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
	const offset = () => {
		const kept = Buffer.alloc(BYTES);
		readSync(descriptor, kept, 0, BYTES, 0);
		return kept.readDoubleLE();
	};
	const keep = (milliseconds: number) => {
		const kept = Buffer.alloc(BYTES);
		kept.writeDoubleLE(milliseconds);
		// In one call, so that nobody reads half of it.
		writeSync(descriptor, kept, 0, BYTES, 0);
	};
	return {
		now: () => new Date(Date.now() + offset()),
		set: (now: Date) => keep(now.getTime() - Date.now()),
		advance: (milliseconds: number) => keep(offset() + milliseconds),
		reset: () => keep(0),
	};
}
