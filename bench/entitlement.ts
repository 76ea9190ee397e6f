import { LIMITED_ACTIONS } from "@dewlight/core/plans/index.ts";
import { newDatabase } from "@dewlight/sandbox/database/postgres.ts";
import type { Database } from "@dewlight/server/db/database.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { usageEntries, users } from "@dewlight/server/db/schema/index.ts";
import { readAllowance } from "@dewlight/server/use-cases/read-allowance.ts";
import { min, type SQL, sql } from "drizzle-orm";
import { type Measurement, sideBySide } from "./measurement.ts";

const DAYS = 90;
/** Rows a person has over those days. */
const USUAL_ROWS = 80;
const HEAVY_ROWS = 2_000;
/** One person in this many is heavy. */
const HEAVY_SHARE = 100;
const ROWS_EACH = (HEAVY_ROWS + USUAL_ROWS * (HEAVY_SHARE - 1)) / HEAVY_SHARE;

interface LedgerPeople {
	rows: number;
	/** Ids, spread over all people. */
	usual: number[];
	heavy: number[];
}

/**
 * Fills an empty ledger up to `now` by one insert, in the order of time as it grows by itself. A person has the same
 * rows whatever the size of the table; a larger table holds more people.
 */
async function fillLedger(db: Database, rows: number, now: Date): Promise<LedgerPeople> {
	const at = now.toISOString();
	const people = Math.ceil(rows / ROWS_EACH);
	await db.execute(sql`
		insert into users (email, username, password_hash, email_verified_at, trial_ends_at, granted_plan, created_at)
		select 'ledger-' || n || '@example.com', 'Ana', '', ${at}::timestamptz, ${at}::timestamptz, 'pro', ${at}::timestamptz - interval '90 days'
		from generate_series(1, ${people}::int) as n`);
	// Building an index afterwards is many times faster than growing it row by row.
	await db.execute(sql`
		create table own_indexes as select indexname, indexdef from pg_indexes
		where tablename = 'usage_entries' and indexname not in (
			select conname from pg_constraint where conrelid = 'usage_entries'::regclass)`);
	await db.execute(forEachIndex("format('drop index %I', own.indexname)"));
	await db.execute(sql`
		insert into usage_entries (id, user_id, kind, amount, source, counted_at, created_at)
		select ('00000000-0000-4000-8000-' || lpad(to_hex(row_number() over (order by at)), 12, '0'))::uuid, p.id, (array['message', 'tokens', 'tokens', 'scan'])[1 + turn % 4],
			1 + turn % 40, 'bench:' || turn, at, at
		from (select id, row_number() over (order by id) as n from users) as p
		cross join lateral generate_series(1, case when p.n % ${HEAVY_SHARE}::int = 1 then ${HEAVY_ROWS}::int else ${USUAL_ROWS}::int end) as turn
		cross join lateral (select ${at}::timestamptz - ((turn * 1000003::bigint + p.n * 104729) % ${DAYS * 86_400}::int) * interval '1 second' as at) as times
		order by at`);
	await db.execute(forEachIndex("own.indexdef"));
	await db.execute(sql`drop table own_indexes`);
	await db.execute(sql`vacuum analyze usage_entries`);
	await db.execute(sql`vacuum analyze users`);
	const [oldest] = await db.select({ id: min(users.id) }).from(users);
	const first = oldest?.id ?? 0;
	const ids = Array.from({ length: people }, (_none, index) => index);
	const isHeavy = (index: number) => index % HEAVY_SHARE === 0;
	return {
		rows: await db.$count(usageEntries),
		usual: spread(
			ids.filter((index) => !isHeavy(index)),
			50,
		).map((index) => first + index),
		heavy: spread(ids.filter(isHeavy), 2).map((index) => first + index),
	};
}

function forEachIndex(statement: string): SQL {
	return sql.raw(
		`do $$ declare own record; begin for own in select * from own_indexes loop execute ${statement}; end loop; end $$`,
	);
}

/** Evenly spaced ones, first and last among them. */
function spread(values: readonly number[], count: number): number[] {
	const step = (values.length - 1) / Math.max(1, count - 1);
	return Array.from({ length: count }, (_none, turn) => values[Math.round(turn * step)] ?? 0);
}

const FEW = 10_000;
/** LEDGER_ROWS tries it out on fewer. */
const MANY = Number(process.env.LEDGER_ROWS ?? 10_000_000);
const ROUNDS = { rounds: 600, warmUp: 100 };

/** The end of a month, when most is counted. */
const NOW = new Date("2026-10-31T23:00:00Z");
const clock = { now: () => NOW };

/** A PostgreSQL database with a filled ledger, and a question for one person after the other. */
async function openLedger(server: string, rows: number) {
	const database = await newDatabase(server, "bench");
	const opened = await openDatabase({
		kind: "postgres",
		connectionString: database.url,
		maxConnections: 1,
		onLostConnection: () => undefined,
	});
	const started = performance.now();
	const people = await fillLedger(opened.db, rows, NOW);
	const preparedIn = (performance.now() - started) / 1000;
	/** What a plan leaves of everything that is limited. */
	const asking = (ids: readonly number[]) => {
		let turn = 0;
		return async () => {
			const userId = ids[turn++ % ids.length] ?? 0;
			for (const action of LIMITED_ACTIONS) {
				const { used } = await readAllowance({ clock }, opened.db, userId, action);
				if (used === 0) throw new Error("A person without usage was asked about.");
			}
		};
	};
	return {
		rows: people.rows,
		preparedIn,
		usual: asking(people.usual),
		heavy: asking(people.heavy),
		async close() {
			await opened.close();
			await database.drop();
		},
	};
}

export const entitlement: Measurement = {
	name: "entitlement",
	title: `what a plan leaves of scans, messages and tokens, with ${MANY.toLocaleString("en-US")} rows of usage by ${FEW.toLocaleString("en-US")}, on PostgreSQL`,
	async run() {
		const server = process.env.TEST_DATABASE_URL;
		if (!server) return { available: false, reason: "TEST_DATABASE_URL is not set." };
		const few = await openLedger(server, FEW);
		try {
			const many = await openLedger(server, MANY);
			try {
				const spent = await sideBySide(
					{ fewUsual: few.usual, manyUsual: many.usual, fewHeavy: few.heavy, manyHeavy: many.heavy },
					ROUNDS,
				);
				const usual = spent.manyUsual.wall / spent.fewUsual.wall;
				const heavy = spent.manyHeavy.wall / spent.fewHeavy.wall;
				return {
					available: true,
					value: spent.manyUsual.wall,
					unit: "ms",
					peer: { name: `${few.rows} rows`, value: spent.fewUsual.wall },
					ratio: usual,
					judged: Math.max(usual, heavy),
					target: { at: "most", limit: 2 },
					detail: {
						rows: many.rows,
						heavy_person_ms: spent.manyHeavy.wall,
						heavy_person_few_ms: spent.fewHeavy.wall,
						heavy_person_ratio: heavy,
						prepared_in_s: many.preparedIn,
					},
				};
			} finally {
				await many.close();
			}
		} finally {
			await few.close();
		}
	},
};
