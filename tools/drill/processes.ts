import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";

/** A machine that others use too starts a process in minutes. */
const READY_MS = 900_000;
const COMPILED = join(import.meta.dirname, "../../node_modules/.cache/dewlight-compiled");

/** As docs/operations.md starts it. */
const FLAGS = ["--single-threaded-gc", "--max-semi-space-size=4"];
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** Asks until it is so; false when it is not after `seconds`. What cannot be asked while something is down is not so yet. */
export async function within(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
	const end = performance.now() + seconds * 1_000;
	for (;;) {
		if (await isSo().catch(() => false)) return true;
		if (performance.now() > end) return false;
		await new Promise((resolve) => setTimeout(resolve, 150));
	}
}

export interface ProductProcess {
	name: string;
	/** Empty for a worker without probes. */
	address: string;
	/** Resolves when it is ready. */
	start(): Promise<void>;
	/** Resolves when it has ended, with its status or the signal. */
	end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
	/** Ends it for good: whoever still starts it again is refused. */
	close(): Promise<void>;
	lives(): boolean;
	/** Resident memory in MB. */
	memory(): Promise<number>;
	/** That of all processes it has started and that still run, theirs included; what they share counts for each. */
	memoryBeside(): Promise<number>;
	/** What it printed since its last start. */
	output(): string;
}

/** One process of the product that can be killed and started again with the same settings. */
export function productProcess(
	name: string,
	script: string,
	args: readonly string[],
	{ address, env }: { address: string; env: NodeJS.ProcessEnv },
): ProductProcess {
	let child: ChildProcess | null = null;
	let output = "";
	let closed = false;
	const lives = () => child !== null && child.exitCode === null && child.signalCode === null;
	async function end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
		if (child === null || !lives()) return child?.exitCode ?? null;
		const gone = once(child, "exit");
		child.kill(signal);
		await gone;
		return child.exitCode ?? child.signalCode;
	}
	return {
		name,
		address,
		lives,
		output: () => output,
		async start() {
			if (closed) throw new Error(`${name} is closed.`);
			output = "";
			const started = spawn(process.execPath, [...FLAGS, script, ...args], {
				env: {
					PATH: process.env.PATH,
					HOME: process.env.HOME,
					NODE_COMPILE_CACHE: COMPILED,
					...MALLOC,
					...env,
				},
				stdio: ["ignore", "pipe", "pipe"],
			});
			child = started;
			const take = (chunk: Buffer) => {
				output = (output + chunk.toString()).slice(-200_000);
			};
			started.stdout.on("data", take);
			started.stderr.on("data", take);
			const isReady = () => output.includes("Ready in");
			// Closed and not only ended: by then its last words have come.
			const gone = once(started, "close");
			await Promise.race([within(READY_MS / 1_000, async () => isReady() || !lives()), gone]);
			if (!lives()) await gone;
			if (!isReady() || !lives()) {
				const what = lives() ? "did not become ready" : "ended before it was ready";
				throw new Error(`${name} ${what}:\n${output.slice(-2_000)}`);
			}
		},
		end,
		async close() {
			closed = true;
			await end("SIGKILL");
		},
		memory: () => residentMemory(child?.pid),
		memoryBeside: () => memoryOfChildren(child?.pid),
	};
}

async function residentMemory(pid: number | undefined): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

async function memoryOfChildren(pid: number | undefined): Promise<number> {
	const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
	const lists = threads.map((thread) =>
		readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => ""),
	);
	const children = (await Promise.all(lists)).join(" ").split(" ").filter(Boolean).map(Number);
	const each = children.map(async (one) => (await residentMemory(one)) + (await memoryOfChildren(one)));
	return (await Promise.all(each)).reduce((sum, memory) => sum + memory, 0);
}
