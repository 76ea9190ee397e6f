import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "./database.ts";
import { outbox } from "./schema/index.ts";

export interface PromisedJob {
	/** Becomes the job's id, so that handing the same row over twice makes one job. */
	id: string;
	job: string;
	payload: Record<string, unknown>;
	startAfter: Date | null;
	createdAt: Date;
}

const transactionsWithRows = new WeakSet<Transaction>();

function holdsOutboxRows(tx: Transaction): boolean {
	return transactionsWithRows.has(tx);
}

/** Promises a job together with everything else the transaction writes. */
export async function writeOutboxRow(tx: Transaction, row: PromisedJob): Promise<void> {
	await tx.insert(outbox).values(row);
	transactionsWithRows.add(tx);
}

export async function readOutbox(db: Database, limit: number): Promise<PromisedJob[]> {
	return db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.id)).limit(limit);
}

async function removeOutboxRow(db: Database, id: string): Promise<void> {
	await db.delete(outbox).where(eq(outbox.id, id));
}

const BATCH = 100;

export interface OutboxRelay {
	/** Hands over what is waiting, soon; never throws. */
	nudge: () => void;
	/** Hands over everything waiting now and returns when done. */
	drain(): Promise<void>;
	start(): void;
	stop(): Promise<void>;
}

interface RelayOptions {
	db: Database;
	/** Must accept the same id twice and keep one job. */
	send: (job: PromisedJob) => Promise<void>;
	onError: (error: unknown) => void;
	/** Rows left behind by a process that died between commit and hand-over are picked up at this pace. */
	pollMs: number;
}

/**
 * Hands committed outbox rows to the queue. Sending stands outside the transaction that wrote the row: on the
 * embedded database the queue needs the one connection that the transaction holds.
 */
export function createOutboxRelay({ db, send, onError, pollMs }: RelayOptions): OutboxRelay {
	let running: Promise<void> = Promise.resolve();
	let waiting = false;
	let stopped = false;
	let timer: NodeJS.Timeout | null = null;

	async function handOver(): Promise<void> {
		for (;;) {
			const rows = await readOutbox(db, BATCH);
			const failures: unknown[] = [];
			for (const row of rows) {
				try {
					await send(row);
					await removeOutboxRow(db, row.id);
				} catch (error) {
					failures.push(error);
				}
			}
			if (failures.length > 0) throw new AggregateError(failures, `${failures.length} promised jobs wait`);
			if (rows.length < BATCH) return;
		}
	}

	function enqueueRun(): Promise<void> {
		const run = running.then(() => {
			waiting = false;
			return stopped ? undefined : handOver();
		});
		running = run.catch(onError);
		return run;
	}

	function nudge(): void {
		if (waiting || stopped) return;
		waiting = true;
		void enqueueRun().catch(() => undefined);
	}

	return {
		nudge,
		drain: enqueueRun,
		start() {
			nudge();
			timer = setInterval(nudge, pollMs);
			timer.unref();
		},
		async stop() {
			stopped = true;
			if (timer) clearInterval(timer);
			await running;
		},
	};
}

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
