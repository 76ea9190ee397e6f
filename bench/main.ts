import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Measurement, meetsTarget, type Result } from "./measurement.ts";

/**
 * Each is loaded when its turn comes. What all of them need is 90 MB of the heap, and a full mark of the collector that
 * falls into a measurement would go through all of it: 100 ms, where it takes the engine's own thread 25.
 */
const MEASUREMENTS: Readonly<Record<string, () => Promise<Measurement>>> = {
	analysis: async () => (await import("./analysis.ts")).analysis,
	"validate-photo": async () => (await import("./analysis.ts")).validatePhoto,
	throughput: async () => (await import("./throughput.ts")).throughput,
	memory: async () => (await import("./memory.ts")).memory,
	"memory-web": async () => (await import("./memory-of-roles.ts")).memoryOfWeb,
	"memory-worker": async () => (await import("./memory-of-roles.ts")).memoryOfWorker,
	"memory-embedded": async () => (await import("./memory-of-roles.ts")).memoryOfAll,
	start: async () => (await import("./start.ts")).start,
	"press-to-report": async () => (await import("./press-to-report.ts")).pressToReport,
	me: async () => (await import("./me.ts")).me,
	timeline: async () => (await import("./timeline.ts")).timeline,
	entitlement: async () => (await import("./entitlement.ts")).entitlement,
	recommendations: async () => (await import("./recommendations.ts")).recommendations,
	ranking: async () => (await import("./ranking.ts")).ranking,
	"chat-first-delta": async () => (await import("./chat-streams-first-delta.ts")).chatFirstDelta,
	"chat-streams": async () => (await import("./chat-streams.ts")).chatStreams,
	"guided-answer": async () => (await import("./guided-answer.ts")).guidedAnswer,
	labels: async () => (await import("./label-reading.ts")).labelReading,
	"guided-capture": async () => (await import("./guided-capture.ts")).guidedCapture,
	"catalogue-search": async () => (await import("./catalogue-search.ts")).catalogueSearch,
	"million-people": async () => (await import("./million-people.ts")).millionPeople,
	"first-load": async () => (await import("./pages/first-load.ts")).firstLoad,
	lighthouse: async () => (await import("./pages/lighthouse.ts")).lighthouse,
};
const NAMES = Object.keys(MEASUREMENTS);
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { json: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !NAMES.includes(name));

if (unknown.length > 0) {
	console.error(`No measurement named ${unknown.join(", ")}. There are: ${NAMES.join(", ")}.`);
	process.exitCode = 1;
} else {
	await measure(NAMES.filter((name) => positionals.length === 0 || positionals.includes(name)));
}

async function measure(chosen: readonly string[]): Promise<void> {
	const results = new Map<Measurement, Result>();
	const load = loadavg()[0];
	if (!values.json) console.log(`${cpus().length} processors, load ${load.toFixed(1)} at the start\n`);
	for (const name of chosen) {
		const measurement = await MEASUREMENTS[name]();
		const result = await measurement.run();
		results.set(measurement, result);
		if (!values.json) console.log(`${describeResult(measurement, result)}\n`);
	}
	if (!values.json) return;
	const machine = { processors: cpus().length, load_at_start: load, node: process.version };
	console.log(JSON.stringify({ machine, measurements: resultsObject(results) }, null, 2));
}

function figure(value: number): string {
	return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** One measurement as readable lines. */
function describeResult({ name, title }: Measurement, result: Result): string {
	if (!result.available) return `${name}: not available (${result.reason})\n  ${title}`;
	const { value, unit, peer, ratio, judged, target, detail, notes = [] } = result;
	const against = peer ? `, ${peer.name} ${figure(peer.value)} ${unit}, ratio ${figure(ratio ?? 0)}` : "";
	const goal = target.goal === undefined ? "" : `, goal ${target.goal}`;
	const verdict = meetsTarget(result) ? "met" : "MISSED";
	const further = Object.entries(detail).map(([key, number]) => `${key} ${figure(number)}`);
	return [
		`${name}: ${figure(value)} ${unit}${against}`,
		`  ${title}`,
		`  ${figure(judged)} against at ${target.at} ${target.limit}${goal}: ${verdict}`,
		`  ${further.join(", ")}`,
		...notes.map((note) => `  ${note}`),
	].join("\n");
}

/** All results as one plain object, numbers rounded to four significant figures. */
function resultsObject(results: ReadonlyMap<Measurement, Result>): Record<string, unknown> {
	const round = (_key: string, value: unknown): unknown =>
		typeof value === "number" ? Number(value.toPrecision(4)) : value;
	const entries = [...results].map(([{ name, title }, result]) => [
		name,
		{ title, ...result, ...(result.available && { met: meetsTarget(result) }) },
	]);
	return JSON.parse(JSON.stringify(Object.fromEntries(entries), round)) as Record<string, unknown>;
}
