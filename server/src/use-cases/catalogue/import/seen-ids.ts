import { DatabaseSync } from "node:sqlite";

export interface SeenIds {
	/** Remembers the id and answers null; the line where it stood before, when it did. */
	note(id: string, line: number): number | null;
	close(): void;
}

/** Pages kept in memory, of 4 kB each; the rest lies in a file that the system deletes by itself. */
const CACHED_PAGES = 2_000;

/**
 * Ids of one file with their lines, exact and for any number of rows. An empty name opens a private database of SQLite
 * that goes to a temporary file as soon as it outgrows its cache, so memory stays where it is.
 */
export function openSeenIds(): SeenIds {
	const database = new DatabaseSync("");
	database.exec(`
		pragma journal_mode = off;
		pragma synchronous = off;
		pragma cache_size = ${CACHED_PAGES};
		create table seen (id text primary key, line integer not null) without rowid;
		begin;
	`);
	const add = database.prepare("insert into seen (id, line) values (?, ?) on conflict do nothing");
	const find = database.prepare("select line from seen where id = ?");
	return {
		note(id, line) {
			if (add.run(id, line).changes !== 0) return null;
			const before = find.get(id)?.line;
			if (typeof before !== "number") throw new Error(`The id ${id} is neither new nor known.`);
			return before;
		},
		close: () => database.close(),
	};
}
