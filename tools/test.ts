import { areasToHold } from "./test/areas-to-hold.ts";
import { addCounts, formatCounts } from "./test/counts.ts";
import { runJourneys } from "./test/run-journeys.ts";
import { runVitest } from "./test/run-vitest.ts";

/**
 * Every test: units, the engine, the system against its database, the browser journeys. Ends with one line of counts.
 * `--with-database` leaves out what no database can change, for a second run on another one. `--all` takes every
 * case of the exhaustive tests, as a run on main does.
 */
const onlyWithDatabase = process.argv.includes("--with-database");
const database = process.env.TEST_DATABASE_URL ? "PostgreSQL (TEST_DATABASE_URL)" : "the embedded database";
console.log(`Testing on ${database}.`);
if (onlyWithDatabase)
	console.log(
		"Only what touches a database: not core, contracts, vision, sandbox, screens and journeys that store little.",
	);
const held = await areasToHold(process.argv);
for (const { area, whole, why } of onlyWithDatabase ? [] : held) {
	console.log(`Exhaustive tests of the ${area}: ${whole ? "every case" : "a sample"}, because ${why}.`);
}
const sampled = held.filter(({ whole }) => !whole).map(({ area }) => area);
// The journey through the parts that store most, by one worker, which needs one product; the calls behind the others are
// in the system's own tests.
const STORING = ["register"];
const journeys = onlyWithDatabase ? ["--project=wide", "--workers=1", `/(${STORING.join("|")})\\.spec`] : [];
// What refuses before a database is asked, speaks to other vendors, or starts whole processes over the same use cases.
const APART = [
	"server/src/http/{app,hostile-input}.test.ts",
	"server/src/http/{plugins,web}/**",
	"server/src/adapters/assistant/**",
	"server/src/main.test.ts",
	"server/src/use-cases/scans/{killed-scan,remark-photo,narrate-notes}.test.ts",
	"server/src/use-cases/mails/**",
	"bench/**",
	"tools/**",
];
const projects = onlyWithDatabase
	? ["--project", "system", ...APART.flatMap((files) => ["--exclude", files])]
	: [];
const counts = addCounts(
	await runVitest(projects, { SAMPLED_AREAS: sampled.join(" ") }),
	await runJourneys(journeys),
);
console.log(formatCounts(counts));
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
