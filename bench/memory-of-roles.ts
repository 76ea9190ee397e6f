import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { postgresPrograms } from "@dewlight/sandbox/database/postgres.ts";
import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import { type Cluster, insertPeople, startCluster } from "../tools/drill/cluster.ts";
import { freePort, type ProductProcess, productProcess } from "../tools/drill/processes.ts";
import { closeConnections, Tally, visit } from "../tools/load/visit.ts";
import type { Measurement, Result } from "./measurement.ts";

const MAIN = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));
const PEOPLE = 8;
const BUSY_SECONDS = 60;
const QUIET_SECONDS = 20;
const LOOK_MS = 500;

interface Footprint {
	/** MB, resident: at rest after the start, the most and the middle of the looks under load, and after it. */
	idle: number;
	most: number;
	middle: number;
	after: number;
	/** The most of the processes beside it: what decodes photos, and what holds engine and encoder for a web. */
	beside: number;
}

/** One web and one worker with the real engine on PostgreSQL, while people use them. */
async function measureRoles(): Promise<{ web: Footprint; worker: Footprint; scans: number }> {
	const cluster = await startCluster({ webs: 1, workers: 1, script: MAIN });
	try {
		await delay(QUIET_SECONDS * 1_000);
		const processes = [...cluster.webs, ...cluster.workers];
		const idle = await Promise.all(processes.map((one) => one.memory()));
		const { looks, beside, scans } = await underLoad(cluster, processes);
		await delay(QUIET_SECONDS * 1_000);
		const after = await Promise.all(processes.map((one) => one.memory()));
		const footprint = (at: number): Footprint => {
			const seen = looks.map((look) => look[at] ?? 0).toSorted((a, b) => a - b);
			return {
				idle: idle[at] ?? 0,
				most: seen.at(-1) ?? 0,
				middle: seen[Math.floor(seen.length / 2)] ?? 0,
				after: after[at] ?? 0,
				beside: Math.max(...beside.map((look) => look[at] ?? 0)),
			};
		};
		return { web: footprint(0), worker: footprint(1), scans };
	} finally {
		await closeConnections();
		await cluster.close();
	}
}

async function underLoad(cluster: Cluster, processes: readonly ProductProcess[]) {
	const photo = await encodeFace({ person: 2, width: 900, height: 1_200 }, { quality: 88 });
	const people = await insertPeople(cluster.database.db, PEOPLE);
	const [tally, over] = [new Tally(), new AbortController()];
	const addresses = cluster.webs.map(({ address }) => address);
	const common = { addresses, photo, tally: () => tally, signal: over.signal, pauseMs: 1_500 };
	const visits = people.map((person) => visit({ ...common, person, random: Math.random }));
	const [looks, beside]: [number[][], number[][]] = [[], []];
	const end = performance.now() + BUSY_SECONDS * 1_000;
	while (performance.now() < end) {
		await delay(LOOK_MS);
		looks.push(await Promise.all(processes.map((one) => one.memory())));
		beside.push(await Promise.all(processes.map((one) => one.memoryBeside())));
	}
	over.abort();
	await Promise.all(visits);
	return { looks, beside, scans: tally.scans };
}

/** With every process it has started. */
async function measureEmbedded(): Promise<{ first: number; later: number }> {
	const dataDir = await mkdtemp(join(tmpdir(), "dewlight-memory-"));
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const env = { NODE_ENV: "test", ROLE: "all", DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "error" };
	const one = productProcess("all", MAIN, [], { address, env });
	const start = async () => {
		await one.start();
		await delay(QUIET_SECONDS * 1_000);
		const memory = (await one.memory()) + (await one.memoryBeside());
		await one.end("SIGTERM");
		return memory;
	};
	try {
		return { first: await start(), later: await start() };
	} finally {
		await one.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

const measured = (value: number, limit: number, detail: Record<string, number>): Result => ({
	available: true,
	value,
	unit: "MB",
	peer: null,
	ratio: null,
	judged: value,
	target: { at: "most", limit },
	detail,
});

let roles: ReturnType<typeof measureRoles> | undefined;

function ofRole(role: "web" | "worker", limit: number, title: string): Measurement {
	return {
		name: `memory-${role}`,
		title,
		async run() {
			if (postgresPrograms() === null)
				return { available: false, reason: "no PostgreSQL is installed here: apt-get install postgresql" };
			roles ??= measureRoles();
			const { [role]: found, scans } = await roles;
			const { idle, middle, after, beside } = found;
			const detail = { idle_mb: idle, middle_mb: middle, after_mb: after, most_beside_mb: beside, scans };
			return measured(found.most, limit, detail);
		},
	};
}

export const memoryOfWeb = ofRole(
	"web",
	350,
	`most resident memory of a web process on PostgreSQL while ${PEOPLE} people use it`,
);
export const memoryOfWorker = ofRole(
	"worker",
	900,
	"most resident memory of a worker with two threads in the same minute",
);
export const memoryOfAll: Measurement = {
	name: "memory-embedded",
	title: `resident memory of the whole product on embedded parts, all its processes, ${QUIET_SECONDS} s after a first start`,
	async run() {
		const { first, later } = await measureEmbedded();
		return measured(first, 600, { later_start_mb: later });
	},
};
