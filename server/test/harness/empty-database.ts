import type { PGlite } from "@electric-sql/pglite";

/** What a database holds before anybody used it. */
export interface EmptyState {
	tables: readonly string[];
	/** Rows that a new one has, as JSON by its table: what was migrated, and the queues. */
	rows: ReadonlyMap<string, string>;
	shape: string;
}

export async function readEmptyState(client: PGlite): Promise<EmptyState> {
	const { rows: tables } = await client.query<{ name: string }>(
		`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
	);
	const names = tables.map(({ name }) => name);
	const rows = new Map<string, string>();
	for (const name of await filledOf(client, names)) rows.set(name, await rowsOf(client, name));
	return { tables: names, rows, shape: await shapeOf(client) };
}

/** As it was when it was new, its numbering too; false where its tables are other ones now. */
export async function emptyAgain(client: PGlite, { tables, rows, shape }: EmptyState): Promise<boolean> {
	await client.exec("reset all; unlisten *");
	// What the client itself prepared it goes on using; others prepare by a name once for each database.
	const { rows: statements } = await client.query<{ name: string }>(
		"select name from pg_prepared_statements where not starts_with(name, 'kept_')",
	);
	for (const { name } of statements) await client.exec(`deallocate "${name}"`);
	if ((await shapeOf(client)) !== shape) return false;
	const filled = await filledOf(client, tables);
	if (filled.length > 0) await client.exec(`truncate ${filled.join(", ")} restart identity cascade`);
	for (const [name, kept] of rows) {
		await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
			kept,
		]);
	}
	return true;
}

/** Two are equal while no table, column or trigger came or went. */
async function shapeOf(client: PGlite): Promise<string> {
	return readOne(
		client,
		`select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute where not attisdropped),
			(select count(*) from pg_trigger), (select count(*) from pg_constraint)) as found`,
	);
}

async function filledOf(client: PGlite, tables: readonly string[]): Promise<string[]> {
	const asked = tables.map((name) => `select '${name}' as name where exists (select 1 from ${name})`);
	const { rows } = await client.query<{ name: string }>(asked.join(" union all "));
	return rows.map(({ name }) => name);
}

const rowsOf = (client: PGlite, table: string) =>
	readOne(client, `select json_agg(t)::text as found from ${table} t`);

async function readOne(client: PGlite, query: string): Promise<string> {
	const { rows } = await client.query<{ found: string }>(query);
	const [row] = rows;
	if (row === undefined) throw new Error("The database answered without a row.");
	return row.found;
}
