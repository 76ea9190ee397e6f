import { postgresPrograms, startPostgres } from "@dewlight/sandbox/database/postgres-cluster.ts";
import * as schema from "@dewlight/server/db/schema/index.ts";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { ASKED_FIRST, addressOf, askedAmong, fillPeople, SCANS_EACH } from "./load/fill-people.ts";
import { type RunningProduct, startProductWithPeople } from "./load/product-with-people.ts";
import type { Measurement, Result } from "./measurement.ts";
import { median } from "./median.ts";

/** MANY_PEOPLE tries it out on fewer. */
const PEOPLE = Number(process.env.MANY_PEOPLE ?? 1_000_000);
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

type Times = Record<string, number>;

/** Medians in milliseconds, of people who are asked for one after the other. */
async function timeScreens(product: RunningProduct, people: readonly number[], password: string) {
	const address = `http://127.0.0.1:${product.port}`;
	const ask = async (path: string, init: RequestInit = {}) => {
		const answer = await fetch(address + path, init);
		const body = await answer.text();
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
		return answer;
	};
	const spent = new Map<string, number[]>();
	const timed = async <T>(name: string, work: () => Promise<T>) => {
		const started = performance.now();
		const done = await work();
		spent.set(name, [...(spent.get(name) ?? []), performance.now() - started]);
		return done;
	};
	for (let round = 0; round < ROUNDS; round++)
		for (const n of people) {
			const init = {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ email: addressOf(n), password }),
			};
			const signedIn = await timed("sign in", () => ask("/api/login", init));
			const cookie = signedIn.headers
				.getSetCookie()
				.map((one) => one.split(";")[0])
				.join("; ");
			for (const [name, paths] of Object.entries(SCREENS))
				await timed(name, () => Promise.all(paths.map((path) => ask(path, { headers: { cookie } }))));
		}
	const times: Times = {};
	for (const [name, each] of spent) times[name] = median(each);
	return times;
}

async function measure(server: string): Promise<Result> {
	const product = await startProductWithPeople(server, { people: 1, browsers: 1 });
	// The product gives up on a statement after half a minute.
	const patient = drizzle({
		connection: { connectionString: product.databaseUrl, max: 1 },
		schema,
		casing: "snake_case",
	});
	try {
		const { password } = product;
		await fillPeople(patient, 1, ASKED_FIRST);
		const first = Array.from({ length: ASKED_FIRST }, (_none, at) => at + 1);
		const few = await timeScreens(product, first, password);
		const started = performance.now();
		await fillPeople(patient, ASKED_FIRST + 1, PEOPLE);
		const filledIn = (performance.now() - started) / 1_000;
		const many = await timeScreens(product, askedAmong(PEOPLE), password);
		const { rows } = await patient.execute<{ size: string }>(
			sql`select pg_database_size(current_database()) / 1000000000.0 as size`,
		);
		const ratios = Object.entries(many).map(([name, time]) => time / (few[name] ?? time));
		const slowest = Math.max(...Object.values(many));
		return {
			available: true,
			value: slowest,
			unit: "ms",
			peer: null,
			ratio: null,
			judged: Math.max(...ratios),
			target: { at: "most", limit: 2 },
			detail: {
				checkins: await patient.$count(schema.checkins),
				database_gb: Number(rows[0]?.size),
				filled_in_s: filledIn,
				...Object.fromEntries(
					Object.entries(many).flatMap(([name, time]) => [
						[`${name}, few`, few[name] ?? Number.NaN],
						[name, time],
					]),
				),
			},
		};
	} finally {
		await patient.$client.end();
		await product.close();
	}
}

export const millionPeople: Measurement = {
	name: "million-people",
	title: `the calls of each screen with ${PEOPLE.toLocaleString("en-US")} people of ${SCANS_EACH} scans each, by ${ASKED_FIRST} people, on PostgreSQL`,
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
