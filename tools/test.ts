import { addCounts, formatCounts } from "./test/counts.ts";
import { runJourneys } from "./test/run-journeys.ts";
import { runVitest } from "./test/run-vitest.ts";

/**
 * Every test: units, the engine, the system against its database, the browser journeys. Ends with one line of counts.
 * `--with-database` leaves out what no database can change, for a second run on another one.
 */
const onlyWithDatabase = process.argv.includes("--with-database");
const database = process.env.TEST_DATABASE_URL ? "PostgreSQL (TEST_DATABASE_URL)" : "the embedded database";
console.log(`Testing on ${database}.`);
if (onlyWithDatabase)
	console.log(
		"Only what touches a database: not core, contracts, vision, sandbox, screens and journeys that store little.",
	);
// One journey through each part that stores something; the calls behind the others are in the system's own tests.
const STORING = [
	"register",
	"login",
	"upload",
	"care-plan",
	"recommendations",
	"timeline",
	"chat",
	"own-data",
];
const journeys = onlyWithDatabase ? ["--project=wide", `/(${STORING.join("|")})\\.spec`] : [];
const projects = onlyWithDatabase ? ["--project", "system"] : [];
const counts = addCounts(await runVitest(projects), await runJourneys(journeys));
console.log(formatCounts(counts));
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
