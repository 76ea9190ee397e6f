import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PreparedPGlite } from "../../src/db/embedded-database.ts";
import { EXTENSIONS, type OpenDatabase, openDatabase } from "../../src/db/open-database.ts";
import { JOBS } from "../../src/jobs/definitions/index.ts";
import { startQueue } from "../../src/jobs/queue.ts";
import { type EmptyState, emptyAgain, readEmptyState } from "./empty-database.ts";
import { silentLog } from "./silent-log.ts";

const MIGRATIONS = join(import.meta.dirname, "../../src/db/migrations");

/** A migrated database nobody else uses: PGlite in memory, or a new PostgreSQL database by TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<OpenDatabase> {
	const server = process.env.TEST_DATABASE_URL;
	return server ? openOnServer(server) : openInMemory();
}

interface Embedded {
	client: PGlite;
	empty: EmptyState;
}

/** Databases that were given back and emptied: starting one takes as long as most tests. */
const waiting: Embedded[] = [];
/** A test of two systems has two. */
const MOST_WAITING = 2;

async function openInMemory(): Promise<OpenDatabase> {
	const embedded = waiting.pop() ?? (await startEmbedded());
	const lease = lend(embedded.client);
	const opened = await openDatabase({ kind: "memory", client: lease.client });
	let closed: Promise<void> | undefined;
	return {
		...opened,
		close() {
			lease.end();
			closed ??= giveBack(embedded);
			return closed;
		},
	};
}

async function startEmbedded(): Promise<Embedded> {
	const client = new PreparedPGlite({ extensions: EXTENSIONS, loadDataDir: await snapshot() });
	await client.waitReady;
	return { client, empty: await readEmptyState(client) };
}

async function giveBack(embedded: Embedded): Promise<void> {
	if (waiting.length < MOST_WAITING && (await emptyAgain(embedded.client, embedded.empty))) {
		waiting.push(embedded);
	} else await embedded.client.close();
}

/** Whoever still holds a database after its end is refused, as by one that is closed. */
function lend(client: PGlite): { client: PGlite; end: () => void } {
	let ended = false;
	const lent = new Proxy(client, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== "function") return value;
			return (...args: unknown[]) => {
				if (ended) throw new Error("PGlite is closed");
				return Reflect.apply(value, target, args);
			};
		},
	});
	return {
		client: lent,
		end: () => {
			ended = true;
		},
	};
}

/** A new database without a table, by its address, and how to drop it. */
export async function newDatabaseOn(server: string, template = "template1") {
	const name = `test_${randomBytes(6).toString("hex")}`;
	await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
	const drop = () =>
		onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
	return { url: urlOf(server, name), drop };
}

async function openOnServer(server: string): Promise<OpenDatabase> {
	const { url, drop } = await newDatabaseOn(server, await templateOn(server));
	const opened = await openDatabase({
		kind: "postgres",
		connectionString: url,
		maxConnections: 5,
		onLostConnection: () => undefined,
	});
	return {
		...opened,
		close: async () => {
			await opened.close();
			await drop();
		},
	};
}

const TEMPLATES = "test_template_";
let template: Promise<string> | undefined;

/** A migrated database with the queue's tables, made once for each state of the migrations and copied for each test. */
function templateOn(server: string): Promise<string> {
	template ??= onServer(server, async (client) => {
		const name = TEMPLATES + (await fingerprint());
		// Several workers want it at once.
		await client.query("select pg_advisory_lock(hashtext('test template'))");
		const { rows } = await client.query<{ datname: string }>(
			"select datname from pg_database where starts_with(datname, $1)",
			[TEMPLATES],
		);
		if (rows.some(({ datname }) => datname === name)) return name;
		for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
		const draft = `test_draft_${randomBytes(6).toString("hex")}`;
		await client.query(`create database ${draft}`);
		const opened = await openDatabase({
			kind: "postgres",
			connectionString: urlOf(server, draft),
			maxConnections: 2,
			onLostConnection: () => undefined,
		});
		await createQueues(opened);
		await opened.close();
		await client.query(`alter database ${draft} rename to ${name}`);
		return name;
	});
	return template;
}

function urlOf(server: string, database: string): string {
	const url = new URL(server);
	url.pathname = `/${database}`;
	return url.href;
}

async function createQueues({ driver }: OpenDatabase): Promise<void> {
	const queue = await startQueue({ driver, jobs: JOBS, log: silentLog, supervise: false });
	await queue.stop();
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		return await work(client);
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
		await createQueues(opened);
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
