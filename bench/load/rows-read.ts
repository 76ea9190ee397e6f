import { setTimeout as pause } from "node:timers/promises";
import { JOBS } from "@dewlight/server/jobs/definitions/index.ts";
import { contextOf, type Services } from "@dewlight/server/use-cases/context.ts";
import { sql } from "drizzle-orm";

/** A connection that went quiet tells what it has read within ten seconds. */
const TOLD_MS = 12_000;

/** By table the rows that were read one after the other, by index the entries. */
type Counters = Map<string, number>;

async function countersOf({ store }: Services): Promise<Counters> {
	await pause(TOLD_MS);
	const tables = await store.db
		.select({ name: sql<string>`relname || ' without an index'`, read: sql<string>`seq_tup_read` })
		.from(sql`pg_stat_user_tables`);
	const indexes = await store.db
		.select({ name: sql<string>`relname || ' by ' || indexrelname`, read: sql<string>`idx_tup_read` })
		.from(sql`pg_stat_user_indexes`);
	return new Map([...tables, ...indexes].map(({ name, read }) => [name, Number(read)]));
}

const among = (counters: Counters) =>
	[...counters].map(([name, read]) => `${read.toLocaleString("en-US")} of ${name}`).join(", ");

/**
 * Says of the calls of one person and of each job that the clock starts what it made the database read, where that is
 * `many` rows of a table or entries of an index: who finds rows by an index reads few, however many there are.
 */
export async function tellRowsRead(
	services: Services,
	{ many, openScreens }: { many: number; openScreens: () => Promise<void> },
): Promise<string[]> {
	let before = await countersOf(services);
	const lines: string[] = [];
	const watch = async (name: string, work: () => Promise<void>) => {
		const started = performance.now();
		await work();
		const took = performance.now() - started;
		const after = await countersOf(services);
		const read = new Map([...after].map(([key, count]) => [key, count - (before.get(key) ?? 0)]));
		before = after;
		const large = new Map([...read].filter(([, count]) => count >= many));
		const what = large.size === 0 ? `nowhere ${many.toLocaleString("en-US")}` : among(large);
		lines.push(`rows read by ${name}, ${took.toFixed(0)} ms: ${what}`);
	};
	await watch("the screens of one person", openScreens);
	for (const job of JOBS.filter(({ cron }) => cron !== undefined)) {
		const ctx = contextOf(services, { kind: "job", job: job.id });
		const call = { ctx, payload: {}, signal: new AbortController().signal, lastTry: true };
		await watch(`${job.id} (${job.cron})`, () => job.run(call));
	}
	return lines;
}
