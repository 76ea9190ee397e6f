import { PGlite, protocol } from "@electric-sql/pglite";
import { fillPlaceholders } from "drizzle-orm";
import pg from "pg";
import type { Queryable } from "./database.ts";

/** Columns in the order they were selected, as the database writes them. */
type TextRow = readonly (string | null)[];

interface Built {
	toSQL(): { sql: string; params: unknown[] };
}

/**
 * A statement that nearly every call waits for. The database parses and plans it once for each connection and the
 * rows are not decoded, which is most of what a small read costs. Parameters are texts. Not for transactions.
 */
export function textStatement(
	name: string,
	build: (db: Queryable) => Built,
): (db: Queryable, values: Record<string, string>) => Promise<readonly TextRow[]> {
	const runs = new WeakMap<Queryable, (values: Record<string, string>) => Promise<readonly TextRow[]>>();
	return (db, values) => {
		const known = runs.get(db);
		if (known) return known(values);
		const { sql, params } = build(db).toSQL();
		const run = runnerOf(db, name, sql);
		const filled = (given: Record<string, string>) => run(fillPlaceholders(params, given).map(String));
		runs.set(db, filled);
		return filled(values);
	};
}

type Run = (params: string[]) => Promise<readonly TextRow[]>;

function runnerOf(db: Queryable, name: string, sql: string): Run {
	const client = "$client" in db ? db.$client : null;
	if (client instanceof PGlite) return runOnPglite(client, name, sql);
	if (client instanceof pg.Pool) return runOnPool(client, name, sql);
	throw new Error(`The statement ${name} runs outside transactions only.`);
}

const types = { getTypeParser: () => (value: string) => value };

function runOnPool(pool: pg.Pool, name: string, text: string): Run {
	return async (values) => (await pool.query({ name, text, values, rowMode: "array", types })).rows;
}

const { serialize } = protocol;

/** PGlite's own `query` parses and plans every time; the wire protocol below it knows named statements. */
function runOnPglite(client: PGlite, name: string, sql: string): Run {
	let prepared = false;
	// Both locks `query` takes: a transaction that others have open is neither entered nor read.
	const alone = <T>(work: () => Promise<T>) =>
		client._runExclusiveTransaction(() => client._runExclusiveQuery(work));
	return (values) =>
		alone(async () => {
			if (!prepared) {
				await client.execProtocol(joined([serialize.parse({ name, text: sql }), serialize.sync()]));
				prepared = true;
			}
			const call = [serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()];
			const { messages } = await client.execProtocol(joined(call), { syncToFs: false });
			return messages.flatMap((message) => (isRow(message) ? [message.fields] : []));
		});
}

function isRow(message: { name: string }): message is { name: "dataRow"; fields: TextRow } {
	return message.name === "dataRow";
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	return Buffer.concat(parts);
}

/**
 * Reads many keys with one statement. Keys asked for while a statement runs wait for the next one, so nobody is
 * answered from a snapshot older than their question: what was revoked before is seen as revoked. Nothing is kept.
 */
export function createBatchedRead<Key, Value>(
	read: (keys: Key[]) => Promise<Map<Key, Value>>,
	{ parallel }: { parallel: number },
): (key: Key) => Promise<Value | null> {
	let waiting = new Map<Key, PromiseWithResolvers<Value | null>>();
	let running = 0;
	let scheduled = false;

	function schedule(): void {
		if (scheduled || running >= parallel || waiting.size === 0) return;
		scheduled = true;
		setImmediate(() => void flush());
	}

	async function flush(): Promise<void> {
		scheduled = false;
		const batch = waiting;
		waiting = new Map();
		running += 1;
		try {
			const found = await read([...batch.keys()]);
			for (const [key, { resolve }] of batch) resolve(found.get(key) ?? null);
		} catch (error) {
			for (const { reject } of batch.values()) reject(error);
		} finally {
			running -= 1;
			schedule();
		}
	}

	return (key) => {
		const asked = waiting.get(key) ?? Promise.withResolvers<Value | null>();
		waiting.set(key, asked);
		schedule();
		return asked.promise;
	};
}
