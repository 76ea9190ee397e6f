import { randomBytes } from "node:crypto";
import pg from "pg";

/** A fresh PostgreSQL database when TEST_DATABASE_URL names a server; null means the embedded one. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
	const server = process.env.TEST_DATABASE_URL;
	if (!server) return null;
	const name = `dewlight_e2e_${randomBytes(6).toString("hex")}`;
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
	return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
