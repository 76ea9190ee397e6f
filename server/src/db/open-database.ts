import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import { codeIn, isDatabaseAway } from "./database-errors.ts";
import { type DataDirLock, lockDataDir, PreparedPGlite } from "./embedded-database.ts";
import * as schema from "./schema/index.ts";

/** What the embedded database has to be opened with; PostgreSQL brings it along. */
export const EXTENSIONS = { pg_trgm };

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, "migrations") };

/** The driver under the database, for the job queue, which brings its own SQL. */
export type DatabaseDriver =
	| { kind: "pglite"; client: PGlite }
	| { kind: "postgres"; connectionString: string };

export interface OpenDatabase {
	db: Database;
	driver: DatabaseDriver;
	/** One line for the start message. */
	description: string;
	ping: () => Promise<void>;
	close(): Promise<void>;
}

export type DatabaseLocation =
	| {
			kind: "postgres";
			connectionString: string;
			maxConnections: number;
			/** A connection was lost, in use or not; who used it sees its own failure. */
			onLostConnection: (error: Error) => void;
	  }
	| { kind: "embedded"; dataDir: string }
	| { kind: "memory"; client?: PGlite; snapshot?: Blob };

export class DatabaseUnavailableError extends Error {
	override readonly name = "DatabaseUnavailableError";
	constructor(connectionString: string, cause: unknown) {
		const { host, pathname } = new URL(connectionString);
		const why = codeIn(cause) || (cause instanceof Error ? cause.message : "no answer");
		super(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be opened (${why}).`, { cause });
	}
}

/** Opens and migrates. A data directory is locked first and stays locked until `close`. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
	switch (location.kind) {
		case "postgres":
			return openPostgres(location);
		case "embedded": {
			const lock = lockDataDir(location.dataDir);
			try {
				const directory = join(location.dataDir, "database");
				mkdirSync(directory, { recursive: true });
				return await openPglite(
					new PreparedPGlite(directory, { extensions: EXTENSIONS }),
					`embedded PGlite in ${directory}`,
					lock,
				);
			} catch (error) {
				lock.release();
				throw error;
			}
		}
		case "memory":
			return openPglite(
				location.client ??
					new PreparedPGlite({
						extensions: EXTENSIONS,
						...(location.snapshot && { loadDataDir: location.snapshot }),
					}),
				"PGlite in memory",
				null,
			);
	}
}

async function openPglite(
	client: PGlite,
	description: string,
	lock: DataDirLock | null,
): Promise<OpenDatabase> {
	await client.waitReady;
	const db = drizzlePglite({ client, schema, casing: "snake_case" });
	await migratePglite(db, MIGRATIONS);
	return {
		db,
		driver: { kind: "pglite", client },
		description,
		ping: async () => void (await db.execute(sql`select 1`)),
		close: async () => {
			await client.close();
			lock?.release();
		},
	};
}

const CONNECT_TIMEOUT_MS = 5_000;
/** Nothing a person waits for takes as long; the driver gives up a little later than the server. */
const STATEMENT_TIMEOUT_MS = 30_000;
const QUERY_TIMEOUT_MS = 35_000;

async function openPostgres(
	location: Extract<DatabaseLocation, { kind: "postgres" }>,
): Promise<OpenDatabase> {
	const { connectionString, maxConnections, onLostConnection } = location;
	try {
		await migrateAlone(connectionString, onLostConnection);
	} catch (error) {
		if (!isDatabaseAway(error) && !isRefused(error)) throw error;
		throw new DatabaseUnavailableError(connectionString, error);
	}
	const pool = new pg.Pool({
		connectionString,
		max: maxConnections,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		statement_timeout: STATEMENT_TIMEOUT_MS,
		query_timeout: QUERY_TIMEOUT_MS,
		keepAlive: true,
		application_name: "dewlight",
	});
	// The pool hears a connection only while it is idle. One that is lost between two statements of a transaction
	// would speak to nobody, which ends the process.
	pool.on("connect", (client) => client.on("error", onLostConnection));
	pool.on("error", onLostConnection);
	const db = drizzlePostgres({ client: pool, schema, casing: "snake_case" });
	return {
		db,
		driver: { kind: "postgres", connectionString },
		description: `PostgreSQL at ${new URL(connectionString).host || "a local socket"}`,
		ping: async () => void (await db.execute(sql`select 1`)),
		close: () => pool.end(),
	};
}

/** PostgreSQL's classes 28 (login) and 3D (no such database). */
const isRefused = (error: unknown) => /^(?:28|3D)/.test(codeIn(error));

/** Several processes start together; one migrates, the others wait for it, for as long as it takes. */
async function migrateAlone(
	connectionString: string,
	onLostConnection: (error: Error) => void,
): Promise<void> {
	const client = new pg.Client({
		connectionString,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		keepAlive: true,
		application_name: "dewlight-migrations",
	});
	client.on("error", onLostConnection);
	try {
		await client.connect();
		await client.query("select pg_advisory_lock(hashtext('migrations'))");
		await migratePostgres(drizzlePostgres({ client, schema, casing: "snake_case" }), MIGRATIONS);
	} finally {
		// The lock goes with the connection.
		await client.end().catch(onLostConnection);
	}
}

/**
 * pg-boss takes every listener off a client and only then asks it to end. What the server says in between, that it
 * crashed, would be an error nobody hears, and such an error ends the process.
 */
export function hearClosingClients(): void {
	pg.Client.prototype.removeAllListeners = function (this: pg.Client, ...event: [(string | symbol)?]) {
		EventEmitter.prototype.removeAllListeners.apply(this, event);
		return this.listenerCount("error") === 0 ? this.on("error", () => undefined) : this;
	};
}
