import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import { readQueueFigures } from "@dewlight/server/db/queries/queue-figures.ts";
import { type Cluster, type DrillPerson, insertPeople, startCluster } from "./drill/cluster.ts";
import { within } from "./drill/processes.ts";
import { closeConnections, KINDS, Tally, visit } from "./load/visit.ts";
import { type Watched, watchMe } from "./load/watch-me.ts";

/**
 * People who browse, sign in, scan, follow, chat and check off, on processes of their own: quiet, then ten times as many
 * without more machine, then quiet again. Bounded in time, on loopback only.
 */
const { values } = parseArgs({
	options: {
		people: { type: "string", default: "8" },
		seconds: { type: "string", default: "25" },
		webs: { type: "string", default: "1" },
		workers: { type: "string", default: "1" },
		json: { type: "boolean", default: false },
	},
});
const [people, seconds] = [Number(values.people), Number(values.seconds)];
const TIMES = 10;
const PAUSE_MS = 1_500;
const WATCH_MS = 50;
const LOOK_MS = 2_500;

let watcher: DrillPerson | undefined;

interface Phase {
	name: string;
	people: number;
	tally: Tally;
	/** The calls that are held to three times the quiet ones. */
	watched: Watched;
	seconds: number;
	/** Resident memory of each process and the line of scans, as time goes on. */
	looks: { second: number; web: number; worker: number; waiting: number }[];
	machineLoad: number;
}

async function main(): Promise<void> {
	const photo = await encodeFace({ person: 2, width: 900, height: 1_200 }, { quality: 88 });
	const dist = join(import.meta.dirname, "../dist/server/src/main.ts");
	const main = join(import.meta.dirname, "../server/src/main.ts");
	console.log(
		`${cpus().length} processors, load ${loadavg()[0].toFixed(1)} before the start; starting the processes.`,
	);
	const cluster = await startCluster({
		webs: Number(values.webs),
		workers: Number(values.workers),
		script: existsSync(dist) ? dist : main,
		settings: { GIVE_WAY_LATE_MS: "250" },
	});
	try {
		const crowd = await insertPeople(cluster.database.db, people * TIMES);
		[watcher] = await insertPeople(cluster.database.db, 1);
		// The first calls of a process load code: nobody's time.
		await run(cluster, crowd.slice(0, people), photo, { name: "warm-up", seconds: Math.min(8, seconds) });
		const quiet = await run(cluster, crowd.slice(0, people), photo, { name: "quiet", seconds });
		const tenfold = await run(cluster, crowd, photo, { name: `${TIMES} times`, seconds });
		const recovered = performance.now();
		const emptied = await within(90, async () => (await waiting(cluster)) === 0);
		const recovery = ((performance.now() - recovered) / 1_000).toFixed(1);
		const after = await run(cluster, crowd.slice(0, people), photo, { name: "after", seconds: seconds / 2 });
		print([quiet, tenfold, after], emptied ? `${recovery} s` : "not within 90 s");
	} finally {
		await closeConnections();
		await cluster.close();
	}
}

const waiting = async ({ database }: Cluster) => {
	const { queues, promised } = await readQueueFigures(database.db);
	const scans = queues.find(({ queue }) => queue === "analyze-scan");
	return (scans?.waiting ?? 0) + (scans?.running ?? 0) + promised;
};

async function run(
	cluster: Cluster,
	crowd: readonly DrillPerson[],
	photo: Buffer,
	{ name, seconds: length }: { name: string; seconds: number },
): Promise<Phase> {
	const tally = new Tally();
	const over = new AbortController();
	const addresses = cluster.webs.map(({ address }) => address);
	const looks: Phase["looks"] = [];
	const started = performance.now();
	const sum = async (processes: Cluster["webs"]) =>
		(await Promise.all(processes.map((one) => one.memory()))).reduce((so, one) => so + one, 0);
	const look = setInterval(() => void lookOnce(), LOOK_MS);
	const lookOnce = async () => {
		const second = Math.round((performance.now() - started) / 1_000);
		looks.push({
			second,
			web: await sum(cluster.webs),
			worker: await sum(cluster.workers),
			waiting: await waiting(cluster),
		});
	};
	const common = {
		addresses,
		photo,
		tally: () => tally,
		signal: over.signal,
		pauseMs: PAUSE_MS,
		random: Math.random,
	};
	const visits = crowd.map((person) => visit({ ...common, person }));
	const cookie = watcher?.cookie ?? "";
	const watched = await watchMe({ addresses, cookie, everyMs: WATCH_MS, seconds: length });
	clearInterval(look);
	over.abort();
	const lasted = (performance.now() - started) / 1_000;
	await Promise.all(visits);
	return { name, people: crowd.length, tally, watched, seconds: lasted, looks, machineLoad: loadavg()[0] };
}

function print(phases: readonly Phase[], recovery: string): void {
	const [quiet, tenfold] = phases;
	const ratio = (tenfold?.watched.p99 ?? 0) / (quiet?.watched.p99 ?? 0);
	if (values.json) {
		const rows = phases.map(({ tally, ...phase }) => ({
			...phase,
			kinds: Object.fromEntries(KINDS.map((kind) => [kind, tally.figures(kind)])),
			scans: tally.scans,
			errors: Object.fromEntries(tally.samples),
		}));
		console.log(JSON.stringify({ phases: rows, recovery, ratio }, null, 2));
		return;
	}
	for (const { name, people: count, tally, watched, seconds: lasted, looks, machineLoad } of phases) {
		const { answered, refused, errors } = tally.all();
		console.log(
			`\n${name}: ${count} people, ${lasted.toFixed(0)} s, load of the machine ${machineLoad.toFixed(1)}\n` +
				`${(answered / lasted).toFixed(1)} requests/s, ${refused} refused with a time, ${errors} errors, ` +
				`${((tally.scans / lasted) * 60).toFixed(1)} scans a minute`,
		);
		console.log("kind       answered  refused  errors  p50 ms  p99 ms");
		for (const kind of KINDS) {
			const one = tally.figures(kind);
			const cells = [one.answered, one.refused, one.errors, one.p50.toFixed(0), one.p99.toFixed(0)];
			console.log(`${kind.padEnd(10)} ${cells.map((cell) => String(cell).padStart(7)).join(" ")}`);
		}
		console.log(
			`/api/me at an even pace: ${watched.answered} answered, p50 ${watched.p50.toFixed(0)} ms, p99 ${watched.p99.toFixed(0)} ms`,
		);
		console.log(`seconds ${looks.map(({ second }) => second).join(" ")}`);
		console.log(`web MB  ${looks.map(({ web }) => web).join(" ")}`);
		console.log(`work MB ${looks.map(({ worker }) => worker).join(" ")}`);
		console.log(`waiting ${looks.map((one) => one.waiting).join(" ")}`);
		for (const [what, times] of tally.samples) console.log(`error, ${times} times: ${what}`);
		for (const [what, times] of Object.entries(watched.failed))
			console.log(`error, ${times} times: me at an even pace: ${what}`);
	}
	console.log(`\nThe line of scans was empty ${recovery} after the crowd had left.`);
	console.log(
		`p99 of /api/me under ${TIMES} times the load: ${ratio.toFixed(1)} times the quiet one (limit 3).`,
	);
	const failed = ({ tally, watched }: Phase) =>
		tally.all().errors > 0 || Object.keys(watched.failed).length > 0;
	if (phases.some(failed)) process.exitCode = 1;
}

await main();
