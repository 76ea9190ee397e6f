import { randomBytes } from "node:crypto";
import pg from "pg";

export interface NewDatabase {
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
