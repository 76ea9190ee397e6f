import { setTimeout as pause } from "node:timers/promises";
import { postgresPrograms, startPostgres } from "@dewlight/sandbox/database/postgres.ts";
import * as schema from "@dewlight/server/db/schema/index.ts";
import { JOBS } from "@dewlight/server/jobs/definitions/index.ts";
import { contextOf, type Services } from "@dewlight/server/use-cases/context.ts";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import {
	addressOf,
	askedAmong,
	fillPeople,
	type RunningProduct,
	SCANS_EACH,
	startProductWithPeople,
} from "./load/product-with-people.ts";
import { type Measurement, median, type Result } from "./measurement.ts";

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
async function tellRowsRead(
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

/** MANY_PEOPLE tries it out on fewer. */
const PEOPLE = Number(process.env.MANY_PEOPLE ?? 1_000_000);
const FEW = 1_000;
const ROUNDS = 4;
const TODAY = new Date().toISOString().slice(0, 10);
/** The calls a screen waits for. */
const SCREENS = {
	"who is there": ["/api/me"],
	dashboard: ["/api/checkins/latest", "/api/profile", "/api/progress", "/api/recommendations"],
	today: ["/api/profile", `/api/diary?from=${TODAY}&to=${TODAY}`],
	plan: ["/api/profile"],
	timeline: ["/api/checkins?offset=0&limit=10"],
	"chat history": ["/api/chat-history"],
	"room for a scan": ["/api/check-scan-limit"],
};

type Times = Record<string, number[]>;

/** Signs in and opens each screen once for one person. */
async function openScreens(side: Side, n: number): Promise<void> {
	const address = `http://127.0.0.1:${side.product.port}`;
	const ask = async (path: string, init: RequestInit = {}) => {
		const answer = await fetch(address + path, init);
		const body = await answer.text();
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
		return answer;
	};
	const timed = async <T>(name: string, work: () => Promise<T>) => {
		const started = performance.now();
		const done = await work();
		side.times[name] = [...(side.times[name] ?? []), performance.now() - started];
		return done;
	};
	const signedIn = await timed("sign in", () =>
		ask("/api/login", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email: addressOf(n), password: side.product.password }),
		}),
	);
	const cookie = signedIn.headers
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	for (const [name, paths] of Object.entries(SCREENS))
		await timed(name, () => Promise.all(paths.map((path) => ask(path, { headers: { cookie } }))));
}

interface Side {
	product: RunningProduct;
	/** Numbers of the people who are asked for. */
	people: readonly number[];
	times: Times;
}

/** A product whose database holds so many people. */
async function openSide(server: string, count: number) {
	const product = await startProductWithPeople(server, { people: 1, browsers: 1 });
	// The product gives up on a statement after half a minute.
	const patient = drizzle({
		connection: { connectionString: product.databaseUrl, max: 1 },
		schema,
		casing: "snake_case",
	});
	try {
		const started = performance.now();
		await fillPeople(patient, count);
		const { rows } = await patient.execute<{ size: string }>(
			sql`select pg_database_size(current_database()) / 1000000000.0 as size`,
		);
		return {
			product,
			people: askedAmong(count),
			times: {} as Times,
			filledIn: (performance.now() - started) / 1_000,
			checkins: await patient.$count(schema.checkins),
			gigabytes: Number(rows[0]?.size),
		};
	} finally {
		await patient.$client.end();
	}
}

async function measure(server: string): Promise<Result> {
	const few = await openSide(server, FEW);
	let notes: string[] = [];
	try {
		const many = await openSide(server, PEOPLE);
		try {
			// In turn, so that whatever else the machine does meets both alike; the first round warms up.
			for (let round = 0; round <= ROUNDS; round++) {
				if (round === 1) [few.times, many.times] = [{}, {}];
				for (const [at, n] of many.people.entries()) {
					await openScreens(few, few.people[at % few.people.length] ?? 1);
					await openScreens(many, n);
				}
			}
			const [one = 1] = many.people;
			notes = await tellRowsRead(many.product.services, {
				many: PEOPLE / 10,
				openScreens: () => openScreens({ ...many, times: {} }, one),
			});
		} finally {
			await many.product.close();
		}
		const times = Object.keys(many.times).map((name) => {
			const [one, other] = [median(few.times[name] ?? []), median(many.times[name] ?? [])];
			return { name, few: one, many: other, ratio: other / one };
		});
		return {
			available: true,
			value: Math.max(...times.map((one) => one.many)),
			unit: "ms",
			peer: null,
			ratio: null,
			judged: Math.max(...times.map(({ ratio }) => ratio)),
			target: { at: "most", limit: 2 },
			detail: {
				checkins: many.checkins,
				database_gb: many.gigabytes,
				filled_in_s: many.filledIn,
				...Object.fromEntries(
					times.flatMap((one) => [
						[`${one.name}, few`, one.few],
						[one.name, one.many],
					]),
				),
			},
			notes,
		};
	} finally {
		await few.product.close();
	}
}

export const millionPeople: Measurement = {
	name: "million-people",
	title: `the calls of each screen with ${PEOPLE.toLocaleString("en-US")} people of ${SCANS_EACH} scans each, by ${FEW} people, on PostgreSQL`,
	async run() {
		const given = process.env.TEST_DATABASE_URL;
		if (given) return measure(given);
		const programs = postgresPrograms();
		if (programs === null)
			return { available: false, reason: "No PostgreSQL is installed or given by TEST_DATABASE_URL." };
		const own = await startPostgres(programs);
		try {
			return await measure(own.url);
		} finally {
			await own.close();
		}
	},
};
