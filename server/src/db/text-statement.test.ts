import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/harness/database.ts";
import { textStatement } from "./hot-reads.ts";
import type { OpenDatabase } from "./open-database.ts";
import { users } from "./schema/index.ts";

let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const numbers = textStatement("numbers_of_text", (db) =>
	db
		.select({
			number: sql`n::int`,
			small: sql`n::int < 3`,
			rest: sql`case when n::int > 1 then n || ${sql.placeholder("mark")} end`,
		})
		.from(sql`unnest(string_to_array(${sql.placeholder("numbers")}, ',')) as n`),
);
const emails = textStatement("emails_of_users", (db) => db.select({ email: users.email }).from(users));

test("rows come as texts in the order of the columns, null as null", async () => {
	const rows = await numbers(database.db, { numbers: "1,7", mark: "é'" });
	expect(rows).toEqual([
		["1", "t", null],
		["7", "f", "7é'"],
	]);
});

test("many run together, each with its own values", async () => {
	const asked = Array.from({ length: 40 }, (_, i) => String(i + 2));
	const answers = await Promise.all(asked.map((n) => numbers(database.db, { numbers: n, mark: "!" })));
	expect(answers.map(([row]) => row?.[2])).toEqual(asked.map((n) => `${n}!`));
});

test("a statement that failed leaves the next one and the database whole", async () => {
	await expect(numbers(database.db, { numbers: "1,x", mark: "" })).rejects.toThrow(/integer/);
	expect(await numbers(database.db, { numbers: "2", mark: "" })).toEqual([["2", "t", "2"]]);
	await database.ping();
});

test("what a transaction has not committed is not read, and a transaction cannot use it", async () => {
	const at = new Date("2026-01-05T10:00:00Z");
	const person = {
		email: "one@example.com",
		username: "One",
		passwordHash: "",
		trialEndsAt: at,
		createdAt: at,
	};
	expect(await emails(database.db, {})).toEqual([]);
	let meanwhile: Promise<unknown> = Promise.resolve();
	await expect(
		database.db.transaction(async (tx) => {
			await tx.insert(users).values(person);
			meanwhile = emails(database.db, {});
			await tx.select({ id: users.id }).from(users);
			expect(() => emails(tx, {})).toThrow("outside transactions");
			throw new Error("taken back");
		}),
	).rejects.toThrow("taken back");
	expect(await meanwhile).toEqual([]);
	await database.db.insert(users).values(person);
	expect(await emails(database.db, {})).toEqual([["one@example.com"]]);
});
