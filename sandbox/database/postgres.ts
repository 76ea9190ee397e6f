import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const INSTALLED = "/usr/lib/postgresql";

/** Where the newest PostgreSQL of this machine has its programs; null where there is none. */
export function postgresPrograms(): string | null {
	if (!existsSync(INSTALLED)) return null;
	const versions = readdirSync(INSTALLED).filter((name) => existsSync(join(INSTALLED, name, "bin/initdb")));
	const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
	return newest === undefined ? null : join(INSTALLED, newest, "bin");
}

export interface PostgresCluster {
	url: string;
	/** kill -9 of the server itself; `start` recovers once its children have noticed. */
	kill(): Promise<void>;
	/** `fast` ends every connection and shuts down in order; `immediate` is a crash. */
	restart(mode: "fast" | "immediate"): Promise<void>;
	stop(): Promise<void>;
	start(): Promise<void>;
	runs(): Promise<boolean>;
	/**
	 * A standby follows so closely that nothing is acknowledged before it is there too. What is returned crashes the
	 * server and lets the standby take its address over, as a cluster manager does.
	 */
	addStandby(): Promise<() => Promise<void>>;
	close(): Promise<void>;
}

/**
 * A PostgreSQL of one's own on loopback, in a folder of `under`, which may be stopped and started at will; `close`
 * leaves nothing of it.
 */
export async function startPostgres(programs: string, under = tmpdir()): Promise<PostgresCluster> {
	const [port, folder] = [await freePort(), mkdtempSync(join(under, "postgres-"))];
	let data = join(folder, "data");
	// The server refuses to run as root.
	const asPostgres =
		userInfo().uid === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] : [];
	const run = async (program: string, ...args: string[]) => {
		const [command = "", ...rest] = [...asPostgres, join(programs, program), ...args];
		await promisify(execFile)(command, rest, { cwd: folder });
	};
	const controlAt = (at: string, ...args: string[]) =>
		run("pg_ctl", "-D", at, "-w", "-l", join(folder, "log"), ...args);
	const control = (...args: string[]) => controlAt(data, ...args);
	if (asPostgres.length > 0) {
		const { stdout } = await promisify(execFile)("id", ["-u", "postgres"]);
		chownSync(folder, Number(stdout), 0);
	}
	// Told outright: where no language is set, a cluster takes no letters but ASCII.
	await run(
		"initdb",
		"-D",
		data,
		"-A",
		"trust",
		"-U",
		"postgres",
		"-E",
		"UTF8",
		"--locale=C.UTF-8",
		"--no-sync",
	);
	const options = (at: number) =>
		`-p ${at} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=120`;
	const start = () => control("-o", options(port), "start");
	await start();
	let standby: string | null = null;
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		start,
		async kill() {
			const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
			process.kill(Number(pid), "SIGKILL");
		},
		async addStandby() {
			const follower = join(folder, `standby-${randomUUID()}`);
			await run(
				"pg_basebackup",
				"-D",
				follower,
				"-h",
				"127.0.0.1",
				"-p",
				`${port}`,
				"-U",
				"postgres",
				"-R",
				"--no-sync",
			);
			const standbyPort = await freePort();
			await controlAt(follower, "-o", options(standbyPort), "start");
			standby = follower;
			const ask = (question: string) =>
				run("psql", "-h", "127.0.0.1", "-p", `${port}`, "-U", "postgres", "-c", question);
			await ask("alter system set synchronous_standby_names = '*'");
			await ask("select pg_reload_conf()");
			return async () => {
				await control("-m", "immediate", "stop");
				await controlAt(follower, "-m", "fast", "stop");
				data = follower;
				standby = null;
				await start();
				await control("promote");
			};
		},
		async close() {
			// Either may have been killed: then there is nothing to stop, and the folder goes all the same.
			if (standby !== null) await controlAt(standby, "-m", "immediate", "stop").catch(() => undefined);
			await control("-m", "immediate", "stop").catch(() => undefined);
			rmSync(folder, { recursive: true, force: true });
		},
		runs: () =>
			control("status").then(
				() => true,
				() => false,
			),
		stop: () => control("-m", "fast", "stop"),
		async restart(mode) {
			await control("-m", mode, "stop");
			await start();
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

interface NewDatabase {
	url: string;
	/** Also ends the connections that are still open. */
	drop(): Promise<void>;
}

/** An empty database nobody else uses, on the PostgreSQL server of this connection string. */
export async function newDatabase(server: string, purpose: "bench" | "e2e"): Promise<NewDatabase> {
	const name = `dewlight_${purpose}_${randomBytes(6).toString("hex")}`;
	const run = async (statement: string) => {
		const client = new pg.Client({ connectionString: server });
		await client.connect();
		try {
			await client.query(statement);
		} finally {
			await client.end();
		}
	};
	await run(`create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
