import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Measurement, median } from "./measurement.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = join(ROOT, "server/src/main.ts");
const WARM_STARTS = 3;
const GIVE_UP_MS = 180_000;
const POLL_MS = 25;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("no free port");
	return address.port;
}

class StartFailed extends Error {}

async function isReady(port: number): Promise<boolean> {
	try {
		return (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok;
	} catch (error) {
		// Nobody listens yet.
		if (error instanceof TypeError) return false;
		throw error;
	}
}

async function stop(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return;
	const exited = once(server, "exit");
	server.kill("SIGTERM");
	await exited;
}

interface Start {
	/** Seconds from spawning the server to its first ready answer. */
	wall: number;
	/** Processor seconds of the server until then; NaN where the system does not tell. */
	cpu: number;
}

const TICKS_PER_SECOND = 100;

/** Processor time of a running process, from Linux's /proc. */
async function cpuSeconds(pid: number | undefined): Promise<number> {
	const path = `/proc/${pid}/stat`;
	if (!existsSync(path)) return Number.NaN;
	const fields = (await readFile(path, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
	const [user, system] = [fields[11], fields[12]];
	return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

async function timeStart(dataDir: string): Promise<Start> {
	const port = await freePort();
	const started = performance.now();
	const server = spawn(process.execPath, [...process.execArgv, MAIN], {
		cwd: ROOT,
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: dataDir,
			LOG_LEVEL: "error",
			NODE_ENV: "development",
		},
		stdio: ["ignore", "ignore", "pipe"],
	});
	let complaint = "";
	server.stderr?.on("data", (chunk: Buffer) => {
		complaint += chunk.toString();
	});
	try {
		while (!(await isReady(port))) {
			if (server.exitCode !== null) {
				const line = complaint.split("\n").find((one) => one.trim() !== "") ?? "no message";
				throw new StartFailed(`the server stopped with status ${server.exitCode}: ${line}`);
			}
			if (performance.now() - started > GIVE_UP_MS) throw new StartFailed("the server did not become ready");
			await delay(POLL_MS);
		}
		const wall = (performance.now() - started) / 1000;
		return { wall, cpu: await cpuSeconds(server.pid) };
	} finally {
		await stop(server);
	}
}

export const start: Measurement = {
	name: "start",
	title: "start of the server to ready on embedded parts, with its database in place",
	async run() {
		if (!existsSync(MAIN)) return { available: false, reason: "server/src/main.ts does not exist yet" };
		const dataDir = await mkdtemp(join(tmpdir(), "dewlight-start-"));
		try {
			// The first start creates and seeds the database.
			const first = await timeStart(dataDir);
			const warm: Start[] = [];
			for (let i = 0; i < WARM_STARTS; i++) warm.push(await timeStart(dataDir));
			const value = median(warm.map(({ wall }) => wall));
			return {
				available: true,
				value,
				unit: "s",
				peer: null,
				ratio: null,
				judged: value,
				target: { at: "most", limit: 6 },
				detail: {
					fastest_s: Math.min(...warm.map(({ wall }) => wall)),
					cpu_s: median(warm.map(({ cpu }) => cpu)),
					first_start_s: first.wall,
					first_start_cpu_s: first.cpu,
				},
			};
		} catch (error) {
			if (error instanceof StartFailed) return { available: false, reason: error.message };
			throw error;
		} finally {
			await rm(dataDir, { recursive: true, force: true });
		}
	},
};
