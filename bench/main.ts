import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { analysis, validatePhoto } from "./analysis.ts";
import { catalogueSearch } from "./catalogue-search.ts";
import { chatStreams } from "./chat-streams.ts";
import { chatFirstDelta } from "./chat-streams-first-delta.ts";
import { entitlement } from "./entitlement.ts";
import { guidedAnswer } from "./guided-answer.ts";
import { guidedCapture } from "./guided-capture.ts";
import { labelReading } from "./label-reading.ts";
import { me } from "./me.ts";
import type { Measurement, Result } from "./measurement.ts";
import { memory } from "./memory.ts";
import { memoryOfAll, memoryOfWeb, memoryOfWorker } from "./memory-of-roles.ts";
import { millionPeople } from "./million-people.ts";
import { firstLoad } from "./pages/first-load.ts";
import { lighthouse } from "./pages/lighthouse.ts";
import { pressToReport } from "./press-to-report.ts";
import { describeResult, resultsObject } from "./print-results.ts";
import { ranking } from "./ranking.ts";
import { recommendations } from "./recommendations.ts";
import { start } from "./start.ts";
import { throughput } from "./throughput.ts";
import { timeline } from "./timeline.ts";

const MEASUREMENTS: readonly Measurement[] = [
	analysis,
	validatePhoto,
	throughput,
	memory,
	memoryOfWeb,
	memoryOfWorker,
	memoryOfAll,
	start,
	pressToReport,
	me,
	timeline,
	entitlement,
	recommendations,
	ranking,
	chatFirstDelta,
	chatStreams,
	guidedAnswer,
	labelReading,
	guidedCapture,
	catalogueSearch,
	millionPeople,
	firstLoad,
	lighthouse,
];

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { json: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !MEASUREMENTS.some((one) => one.name === name));

if (unknown.length > 0) {
	const names = MEASUREMENTS.map(({ name }) => name).join(", ");
	console.error(`No measurement named ${unknown.join(", ")}. There are: ${names}.`);
	process.exitCode = 1;
} else {
	await measure(MEASUREMENTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
}

async function measure(chosen: readonly Measurement[]): Promise<void> {
	const results = new Map<Measurement, Result>();
	const load = loadavg()[0];
	if (!values.json) console.log(`${cpus().length} processors, load ${load.toFixed(1)} at the start\n`);
	for (const measurement of chosen) {
		const result = await measurement.run();
		results.set(measurement, result);
		if (!values.json) console.log(`${describeResult(measurement, result)}\n`);
	}
	if (!values.json) return;
	const machine = { processors: cpus().length, load_at_start: load, node: process.version };
	console.log(JSON.stringify({ machine, measurements: resultsObject(results) }, null, 2));
}
