/** Photos no further apart than this follow each other in one sitting: the skin has had no time to change. */
export const SITTING_MS = 3_600_000;

/** Anything with the moment it was taken, ISO 8601; null where that is unknown (command line). */
interface Taken {
	at: string | null;
}

function follows(earlier: Taken, later: Taken): boolean {
	if (earlier.at === null || later.at === null) return false;
	return Math.abs(Date.parse(later.at) - Date.parse(earlier.at)) <= SITTING_MS;
}

/** Each scan with the number of its sitting. Scans come oldest first. */
export function withSittings<T extends Taken>(scans: readonly T[]): (T & { sitting: number })[] {
	let sitting = 0;
	return scans.map((scan, index) => {
		const previous = scans[index - 1];
		if (previous !== undefined && !follows(previous, scan)) sitting += 1;
		return { ...scan, sitting };
	});
}

/** The last one of each sitting, in the order given. */
export function lastOfSittings<T extends { sitting: number }>(scans: readonly T[]): T[] {
	return scans.filter(({ sitting }, index) => sitting !== scans[index + 1]?.sitting);
}
