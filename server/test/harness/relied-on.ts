import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../src/db/database.ts";

const SNAPSHOTS = join(import.meta.dirname, "../../src/db/migrations/meta");

const columns = z.object({ columns: z.array(z.object({ expression: z.string() })), isUnique: z.boolean() });
const snapshot = z.object({
	tables: z.record(
		z.string(),
		z.object({
			name: z.string(),
			columns: z.record(
				z.string(),
				z.object({
					type: z.string(),
					notNull: z.boolean(),
					default: z.unknown().optional(),
					identity: z.unknown().optional(),
				}),
			),
			indexes: z.record(z.string(), columns),
			compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
			uniqueConstraints: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
		}),
	),
});

interface Found {
	place: string;
	type: string;
	required: boolean;
	filled: boolean;
}

/** What the release before names in its statements, by the last snapshot but one that stands beside the migrations. */
function readSnapshotBefore() {
	const name = readdirSync(SNAPSHOTS)
		.filter((file) => file.endsWith("_snapshot.json"))
		.toSorted()
		.at(-2);
	return snapshot.parse(JSON.parse(readFileSync(join(SNAPSHOTS, name ?? ""), "utf8")));
}

/**
 * What a statement of the release before would fail at in this schema: a column that is gone or of another type, one it
 * leaves out or leaves empty and that must be told now, a uniqueness it relies on when it writes again.
 */
export async function missedByReleaseBefore(db: Database): Promise<string[]> {
	const { tables } = readSnapshotBefore();
	const found = new Map((await readColumns(db)).map((one) => [one.place, one]));
	const unique = await readUnique(db);
	const missed: string[] = [];
	const known = new Set<string>();
	for (const { name: table, ...before } of Object.values(tables)) {
		for (const [column, { type, notNull, ...gives }] of Object.entries(before.columns)) {
			const place = `${table}.${column}`;
			known.add(place);
			const now = found.get(place);
			if (!now) missed.push(`${place} is gone`);
			else if (now.type !== plain(type)) missed.push(`${place} was ${plain(type)} and is ${now.type}`);
			else if (now.required && !notNull) missed.push(`${place} could be empty`);
			else if (now.required && !now.filled && (gives.default !== undefined || gives.identity))
				missed.push(`${place} was filled by itself`);
		}
		const keys = [
			...Object.values(before.compositePrimaryKeys).map((key) => key.columns),
			...Object.values(before.uniqueConstraints).map((key) => key.columns),
			...Object.values(before.indexes)
				.filter(({ isUnique }) => isUnique)
				.map((index) => index.columns.map(({ expression }) => expression)),
		];
		for (const key of keys.map((one) => `${table}(${one.map(unquoted).toSorted().join()})`))
			if (!unique.has(key)) missed.push(`${key} was unique`);
	}
	const tablesBefore = new Set(Object.values(tables).map(({ name }) => name));
	for (const { place, required, filled } of found.values())
		if (required && !filled && !known.has(place) && tablesBefore.has(place.split(".")[0] ?? ""))
			missed.push(`${place} must be told and was not known`);
	return missed.toSorted();
}

const plain = (type: string) => type.replace(/timestamp \((\d)\)/, "timestamp($1)");
const unquoted = (words: string) => words.replaceAll('"', "");

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
	return z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(await db.execute(query)).rows;
}

async function readColumns(db: Database): Promise<Found[]> {
	const rows = await rowsOf(
		db,
		sql`select c.relname || '.' || a.attname as place, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
			a.atthasdef or a.attidentity <> '' as filled
			from pg_attribute a join pg_class c on c.oid = a.attrelid
			where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
	);
	return rows.map(({ place, type, required, filled }) => ({
		place: String(place),
		type: String(type),
		required: required === true,
		filled: filled === true,
	}));
}

async function readUnique(db: Database): Promise<Set<string>> {
	const rows = await rowsOf(
		db,
		sql`select i.indrelid::regclass || '(' || (select string_agg(part, ',' order by replace(part, '"', '') collate "C")
			from generate_series(1, i.indnkeyatts) k, pg_get_indexdef(i.indexrelid, k, false) part) || ')' as key from pg_index i where i.indisunique`,
	);
	return new Set(rows.map(({ key }) => unquoted(String(key))));
}
