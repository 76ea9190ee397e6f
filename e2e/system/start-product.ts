import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDatabase } from "@dewlight/sandbox/database/postgres.ts";
import { freePort } from "./free-port.ts";

export const ROOT = join(import.meta.dirname, "../..");
const READY_TIMEOUT_MS = 180_000;

export interface Product {
	address: string;
	end: () => Promise<void>;
}

/**
 * Boots the whole product as `npm start` does, but for an engine that remembers. Its data are private: the embedded database, or a new one on the server
 * that TEST_DATABASE_URL names. `before` runs while nobody holds the database yet.
 */
export async function startProduct(
	settings: NodeJS.ProcessEnv,
	before: (env: NodeJS.ProcessEnv) => Promise<void> = async () => {},
): Promise<Product> {
	const dataDir = await mkdtemp(join(tmpdir(), "dewlight-e2e-"));
	const databaseServer = process.env.TEST_DATABASE_URL;
	const database = databaseServer ? await newDatabase(databaseServer, "e2e") : null;
	const port = await freePort();
	const address = `http://localhost:${port}`;
	const env = {
		...process.env,
		NODE_ENV: "development",
		PORT: String(port),
		PUBLIC_URL: address,
		DATA_DIR: dataDir,
		LOG_LEVEL: "warn",
		...(database && { DATABASE_URL: database.url }),
		...settings,
	};
	let server: ChildProcess | null = null;
	const end = async () => {
		if (server) await stop(server);
		await database?.drop();
		await rm(dataDir, { recursive: true, force: true });
	};
	try {
		await before(env);
		server = spawn("node", ["e2e/system/serve.ts"], {
			cwd: ROOT,
			env,
			stdio: ["ignore", "inherit", "inherit"],
		});
		await untilReady(address, server);
		return { address, end };
	} catch (error) {
		await end();
		throw error;
	}
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
	const deadline = Date.now() + READY_TIMEOUT_MS;
	let answered = "";
	while (Date.now() < deadline) {
		if (server.exitCode !== null) throw new Error(`The server ended with status ${server.exitCode}.`);
		try {
			const { ok, status } = await fetch(`${address}/api/ready`);
			if (ok) return;
			answered = `status ${status}`;
		} catch (error) {
			// Nothing listens yet.
			answered = String(error);
		}
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`The server did not become ready within three minutes; at last: ${answered}.`);
}

function stop(server: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (server.exitCode !== null) return resolve();
		server.once("exit", () => resolve());
		server.kill("SIGTERM");
	});
}
