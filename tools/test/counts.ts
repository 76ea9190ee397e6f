export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** One line for each failure: which test, and the first line of what it said. */
	failures: readonly string[];
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const FAILURE = "FAILED: ";

export function addCounts(a: Counts, b: Counts): Counts {
	return {
		passed: a.passed + b.passed,
		failed: a.failed + b.failed,
		skipped: a.skipped + b.skipped,
		failures: [...a.failures, ...b.failures],
	};
}

/** The failures by name, then the one line a run ends with; `.ci/run` and people read both. */
export function formatCounts({ passed, failed, skipped, failures }: Counts): string {
	const names = failures.map((name) => FAILURE + name.replaceAll(/\s+/g, " "));
	return [...names, `${passed} passed, ${failed} failed, ${skipped} skipped`].join("\n");
}

/** Reads the closing line back, and the failures named before it; null when the text has no closing line. */
export function parseCounts(text: string): Counts | null {
	const found = [...text.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
	if (!found) return null;
	const failures = text
		.split("\n")
		.filter((line) => line.startsWith(FAILURE))
		.map((line) => line.slice(FAILURE.length));
	return { passed: Number(found[1]), failed: Number(found[2]), skipped: Number(found[3]), failures };
}
