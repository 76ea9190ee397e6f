import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { type DataDirLock, lockDataDir } from "./data-dir-lock.ts";
import type { Database } from "./database.ts";
import { PreparedPGlite } from "./prepared-pglite.ts";
import * as schema from "./schema/index.ts";

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
			onIdleError: (error: Error) => void;
	  }
	| { kind: "embedded"; dataDir: string }
	| { kind: "memory"; client?: PGlite; snapshot?: Blob };

export class DatabaseUnavailableError extends Error {
	override readonly name = "DatabaseUnavailableError";
	constructor(connectionString: string, cause: Error & { code: string }) {
		const { host, pathname } = new URL(connectionString);
		super(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be opened (${cause.code}).`, {
			cause,
		});
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
				return await openPglite(new PreparedPGlite(directory), `embedded PGlite in ${directory}`, lock);
			} catch (error) {
				lock.release();
				throw error;
			}
		}
		case "memory":
			return openPglite(
				location.client ?? new PreparedPGlite(location.snapshot ? { loadDataDir: location.snapshot } : {}),
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

async function openPostgres(
	location: Extract<DatabaseLocation, { kind: "postgres" }>,
): Promise<OpenDatabase> {
	const { connectionString, maxConnections, onIdleError } = location;
	const pool = new pg.Pool({
		connectionString,
		max: maxConnections,
		connectionTimeoutMillis: 5_000,
		application_name: "dewlight",
	});
	pool.on("error", onIdleError);
	const db = drizzlePostgres({ client: pool, schema, casing: "snake_case" });
	try {
		await migrateAlone(pool);
	} catch (error) {
		await pool.end();
		throw unavailable(error) ? new DatabaseUnavailableError(connectionString, error) : error;
	}
	return {
		db,
		driver: { kind: "postgres", connectionString },
		description: `PostgreSQL at ${new URL(connectionString).host || "a local socket"}`,
		ping: async () => void (await db.execute(sql`select 1`)),
		close: () => pool.end(),
	};
}

/** Network failures, and PostgreSQL's classes 08 (connection), 28 (login) and 3D (no such database). */
const UNAVAILABLE = /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_|08|28|3D|57P03)/;

function unavailable(error: unknown): error is Error & { code: string } {
	return error instanceof Error && "code" in error && UNAVAILABLE.test(String(error.code));
}

/** Several processes start together; one migrates, the others wait for it. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock(hashtext('migrations'))");
		await migratePostgres(drizzlePostgres({ client, schema, casing: "snake_case" }), MIGRATIONS);
	} finally {
		await client.query("select pg_advisory_unlock(hashtext('migrations'))").catch(() => undefined);
		client.release();
	}
}
