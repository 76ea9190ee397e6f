import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { EXTENSIONS, type OpenDatabase, openDatabase } from "../../src/db/open-database.ts";
import { JOBS } from "../../src/jobs/definitions/index.ts";
import { startQueue } from "../../src/jobs/queue.ts";
import { silentLog } from "./silent-log.ts";

const MIGRATIONS = join(import.meta.dirname, "../../src/db/migrations");

/** A migrated database nobody else uses: PGlite in memory, or a new PostgreSQL database by TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<OpenDatabase> {
	const server = process.env.TEST_DATABASE_URL;
	return server ? openOnServer(server) : openDatabase({ kind: "memory", snapshot: await snapshot() });
}

async function openOnServer(server: string): Promise<OpenDatabase> {
	const name = `test_${randomBytes(6).toString("hex")}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const opened = await openDatabase({
		kind: "postgres",
		connectionString: url.href,
		maxConnections: 5,
		onLostConnection: () => undefined,
	});
	return {
		...opened,
		close: async () => {
			await opened.close();
			await onServer(server, `drop database if exists ${name} with (force)`);
		},
	};
}

async function onServer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** Bytes as they are: a Blob of its own would copy all of them piece by piece for each database. */
class Bytes extends Blob {
	readonly #bytes: ArrayBuffer;
	constructor(bytes: ArrayBuffer) {
		super([]);
		this.#bytes = bytes;
	}
	override async arrayBuffer(): Promise<ArrayBuffer> {
		return this.#bytes;
	}
}

let kept: Promise<Blob> | undefined;

function snapshot(): Promise<Blob> {
	kept ??= testDatabaseFile().then((file) => new Bytes(Uint8Array.from(readFileSync(file)).buffer));
	return kept;
}

/** A migrated database with the queue's tables as one tar file, made once for each state of the migrations. */
export async function testDatabaseFile(): Promise<string> {
	const file = join(tmpdir(), `test-database-${await fingerprint()}.tar`);
	if (!existsSync(file)) {
		const client = new PGlite({ extensions: EXTENSIONS });
		const opened = await openDatabase({ kind: "memory", client });
		const queue = await startQueue({ driver: opened.driver, jobs: JOBS, log: silentLog, supervise: false });
		await queue.stop();
		// Half of the files are of databases that others would be made from.
		for (const template of ["template0", "template1"]) {
			await client.exec(`update pg_database set datistemplate = false where datname = '${template}'`);
			await client.exec(`drop database ${template}`);
		}
		await client.exec("checkpoint");
		const dump = await client.dumpDataDir("none");
		await opened.close();
		const draft = `${file}.${process.pid}`;
		writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
		renameSync(draft, file);
	}
	return file;
}

async function fingerprint(): Promise<string> {
	const hash = createHash("sha256").update(readFileSync(import.meta.filename));
	for (const name of readdirSync(MIGRATIONS)
		.filter((entry) => entry.endsWith(".sql"))
		.toSorted()) {
		hash.update(readFileSync(join(MIGRATIONS, name)));
	}
	for (const job of JOBS) hash.update(job.id);
	const require = createRequire(import.meta.url);
	for (const library of ["@electric-sql/pglite", "pg-boss"]) hash.update(require.resolve(library));
	return hash.digest("hex").slice(0, 16);
}
