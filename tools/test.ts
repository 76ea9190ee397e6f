import { addCounts, formatCounts } from "./test/counts.ts";
import { runJourneys } from "./test/run-journeys.ts";
import { runVitest } from "./test/run-vitest.ts";

/** Every test: units, the system against its database, the browser journeys. Ends with one line of counts. */
const database = process.env.TEST_DATABASE_URL ? "PostgreSQL (TEST_DATABASE_URL)" : "the embedded database";
console.log(`Testing on ${database}.`);
const counts = addCounts(await runVitest([]), await runJourneys());
console.log(formatCounts(counts));
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
