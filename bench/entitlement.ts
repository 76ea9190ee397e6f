import { LIMITED_ACTIONS } from "@dewlight/core/plans/index.ts";
import { newDatabase } from "@dewlight/sandbox/database/new-database.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { readAllowance } from "@dewlight/server/use-cases/read-allowance.ts";
import { fillLedger } from "./load/fill-ledger.ts";
import type { Measurement } from "./measurement.ts";
import { sideBySide } from "./side-by-side.ts";

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
