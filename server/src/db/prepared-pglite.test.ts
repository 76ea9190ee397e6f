import { afterAll, beforeAll, expect, test } from "vitest";
import { PreparedPGlite } from "./embedded-database.ts";

let client: PreparedPGlite;
beforeAll(async () => {
	client = new PreparedPGlite();
	await client.exec(
		"create table things (id int primary key, name text, at timestamptz, data jsonb, tags text[], ok boolean)",
	);
});
afterAll(() => client.close());

const INSERT = "insert into things values ($1, $2, $3, $4, $5, $6) returning *";
const row = (id: number) => [
	id,
	"A 'name'",
	new Date("2026-02-28T23:59:59.999Z"),
	{ a: [1] },
	["x", "y,z"],
	true,
];

test("a statement that is kept gives what it gave the first time, in both shapes of rows", async () => {
	const select = "select * from things where id = any($1::int[]) order by id";
	for (const id of [1, 2, 3]) await client.query(INSERT, row(id));
	for (const rowMode of ["array", "object"] as const) {
		const first = await client.query(`${select} /* ${rowMode} */`, [[1, 2, 3]], { rowMode });
		const again = await client.query(`${select} /* ${rowMode} */`, [[1, 2, 3]], { rowMode });
		expect(again.rows).toEqual(first.rows);
		expect(again.fields).toEqual(first.fields);
		expect(again.rows).toHaveLength(3);
	}
});

test("nulls, and the number of changed rows, are told alike", async () => {
	const update = "update things set name = $1 where id < $2";
	for (const name of ["one", null, "three"]) {
		const { affectedRows } = await client.query(update, [name, 3]);
		expect(affectedRows).toBe(2);
		const { rows } = await client.query<{ name: string | null }>(
			"select name from things where id = $1",
			[1],
		);
		expect(rows).toEqual([{ name }]);
	}
});

test("a JSON null is null, not its text", async () => {
	for (let round = 0; round < 3; round += 1) {
		expect((await client.query("select $1::jsonb as nothing", ["null"])).rows).toEqual([{ nothing: null }]);
	}
});

test("parsers given with one call hold for that call alone", async () => {
	const select = "select at from things where id = $1";
	const asText = { parsers: { 1184: (value: string) => `text ${value}` } };
	for (let round = 0; round < 3; round += 1) {
		const { rows } = await client.query<{ at: string }>(select, [1], asText);
		expect(rows[0]?.at).toMatch(/^text 2026-02-28/);
	}
	expect((await client.query<{ at: Date }>(select, [1])).rows[0]?.at).toEqual(
		new Date("2026-02-28T23:59:59.999Z"),
	);
});

test("a failed statement names its code and leaves the next one alone", async () => {
	for (let round = 0; round < 3; round += 1) {
		await expect(client.query(INSERT, row(1))).rejects.toMatchObject({
			code: "23505",
			constraint: "things_pkey",
		});
	}
	expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("what a rolled back transaction wrote is gone, and its statements can be used again", async () => {
	for (let round = 0; round < 3; round += 1) {
		const failing = client.transaction(async (tx) => {
			await tx.query(INSERT, row(10));
			throw new Error("not this time");
		});
		await expect(failing).rejects.toThrow("not this time");
		expect((await client.query("select id from things where id = $1", [10])).rows).toEqual([]);
	}
});

test("a transaction that is over takes no more statements", async () => {
	const leaked = await client.transaction(async (tx) => {
		await tx.query("select 2");
		await tx.query("select 2");
		return tx;
	});
	await expect(leaked.query("select 2")).rejects.toThrow("Transaction is closed");
});

test("statements wait while somebody else's transaction is open", async () => {
	const select = "select count(*)::int as n from things";
	for (let round = 0; round < 2; round += 1) await client.query(select);
	const order: string[] = [];
	const gate = Promise.withResolvers<void>();
	const writing = client.transaction(async (tx) => {
		await gate.promise;
		await tx.query("delete from things where id = $1", [3]);
		order.push("written");
	});
	const reading = client.query<{ n: number }>(select).then(({ rows }) => {
		order.push("read");
		return rows[0]?.n;
	});
	gate.resolve();
	await Promise.all([writing, reading]);
	expect(order).toEqual(["written", "read"]);
	expect(await reading).toBe(2);
});

test("a table that changed spoils a kept statement once at most", async () => {
	const select = "select * from things where id = $1";
	for (let round = 0; round < 3; round += 1) await client.query(select, [1]);
	await client.exec("alter table things add column more int default 7");
	await expect(client.query(select, [1])).rejects.toMatchObject({ code: "0A000" });
	for (let round = 0; round < 3; round += 1) {
		expect((await client.query<{ more: number }>(select, [1])).rows[0]?.more).toBe(7);
	}
});

test("more statements than are kept all give their answers", async () => {
	for (let round = 0; round < 2; round += 1) {
		for (let n = 0; n < 500; n += 1) {
			const { rows } = await client.query<{ n: number }>(`select $1::int + ${n} as n`, [1]);
			expect(rows[0]?.n).toBe(n + 1);
		}
	}
});
