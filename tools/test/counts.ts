export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
	return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The one line a run ends with; `.ci/run` and people read it. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Reads the closing line back; null when the text has none. */
export function parseCounts(text: string): Counts | null {
	const found = [...text.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
	return found ? { passed: Number(found[1]), failed: Number(found[2]), skipped: Number(found[3]) } : null;
}
