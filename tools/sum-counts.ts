import { readFile } from "node:fs/promises";
import { addCounts, formatCounts, NO_TESTS, parseCounts } from "./test/counts.ts";

/** Adds up the closing lines of several test logs; a log without one counts as a failure. */
let total = NO_TESTS;
for (const file of process.argv.slice(2)) {
	const counts = parseCounts(await readFile(file, "utf8"));
	const unended = {
		...NO_TESTS,
		failed: 1,
		failures: [`a test run ended without its closing line (${file})`],
	};
	total = addCounts(total, counts ?? unended);
}
console.log(formatCounts(total));
if (total.failed > 0) process.exitCode = 1;
