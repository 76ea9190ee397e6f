import type { Database, Transaction } from "./database.ts";
import { holdsOutboxRows } from "./outbox.ts";

/** The database as use cases see it. */
export interface Store {
	db: Database;
	/**
	 * Runs everything or nothing. Inside, use only the transaction that is handed in: the embedded database has
	 * one connection, so touching `db` there waits for ever.
	 */
	transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
	/** Called after each commit that wrote outbox rows. */
	onPromisedJobs(listener: () => void): void;
}

export function createStore(db: Database): Store {
	const listeners: (() => void)[] = [];
	return {
		db,
		async transaction(run) {
			let promised = false;
			const result = await db.transaction(async (tx) => {
				const value = await run(tx);
				promised = holdsOutboxRows(tx);
				return value;
			});
			if (promised) for (const listener of listeners) listener();
			return result;
		},
		onPromisedJobs(listener) {
			listeners.push(listener);
		},
	};
}
