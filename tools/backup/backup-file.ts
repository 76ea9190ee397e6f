import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { seal, unseal } from "@dewlight/server/adapters/backup-seal/age-seal.ts";
import type { Queryable, Transaction } from "@dewlight/server/db/database.ts";
import { findUserById } from "@dewlight/server/db/queries/accounts.ts";
import {
	type Context,
	contextOf,
	type OperatorActor,
	type Services,
} from "@dewlight/server/use-cases/context.ts";
import { type Erasure, eraseAccount, readErasures } from "@dewlight/server/use-cases/settings/index.ts";
import { z } from "zod";
import { UsageError } from "../parse-words.ts";
import { dumpTable, emptyTables, isEmpty, listTables, loadTable, readMigrations } from "./dump-tables.ts";

const lineSchema = z.union([
	z.tuple([
		z.literal("backup"),
		z.object({ version: z.literal(1), madeAt: z.iso.datetime(), migrations: z.array(z.string()) }),
	]),
	z.tuple([z.enum(["key", "table", "row"]), z.string()]),
	z.tuple([z.literal("object"), z.string(), z.string()]),
	z.tuple([z.literal("end"), z.object({ rows: z.number(), objects: z.number() })]),
]);

interface RestoreOptions {
	services: Services;
	privateKey: string;
	file: string;
	/** Accounts erased since, as far as the object store does not know it. */
	erased: readonly Erasure[];
	operator: string;
}

export interface Restored extends Counts {
	madeAt: string;
	/** Numbers of accounts that were erased again. */
	erasedAgain: number[];
}

/**
 * Puts a backup into an empty system: everything or nothing of the database. Then erases again whoever was erased after
 * the backup was made, by the store's journal and what the operator brings.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
	const { services, erased, operator } = options;
	if (!(await isEmpty(services.store.db)))
		throw new UsageError("This system holds accounts already. A backup is restored into an empty one.");
	const known = [...(await readErasures(services.objects)), ...erased];
	let restored = { rows: 0, objects: 0, madeAt: "" };
	await services.store.db.transaction(async (tx) => {
		restored = await readInto(tx, options);
	});
	const ctx = contextOf(services, { kind: "operator", name: operator } as const);
	return { ...restored, erasedAgain: await eraseAgain(ctx, known) };
}

async function readInto(tx: Transaction, { services, privateKey, file }: RestoreOptions) {
	const tables = await listTables(tx);
	await emptyTables(tx, tables);
	const counts: Counts = { rows: 0, objects: 0 };
	let [table, madeAt, ended]: [ReturnType<typeof loadTable> | null, string, boolean] = [null, "", false];
	for await (const line of linesIn(file, privateKey)) {
		switch (line[0]) {
			case "backup": {
				madeAt = line[1].madeAt;
				const own = await readMigrations(tx);
				if (own.join() !== line[1].migrations.join())
					throw new UsageError(
						"This backup is of another release. Restore it with that one, and start the newer one afterwards.",
					);
				break;
			}
			case "key":
				break;
			case "table":
				await table?.finish();
				if (!tables.includes(line[1]))
					throw new UsageError(`This backup has a table ${line[1]}, which is unknown here.`);
				table = loadTable(tx, line[1]);
				break;
			case "row":
				counts.rows += 1;
				await table?.add(line[1]);
				break;
			case "object":
				await table?.finish();
				table = null;
				counts.objects += 1;
				await services.objects.put(line[1], Buffer.from(line[2], "base64"), typeOf(line[1]));
				break;
			case "end":
				await table?.finish();
				ended = line[1].rows === counts.rows && line[1].objects === counts.objects;
		}
	}
	if (!ended) throw new UsageError("This backup does not hold what it says. Nothing was restored.");
	return { ...counts, madeAt };
}

/** The master secret in a backup, wanted before anything opens, and makes a new one. */
export async function readBackupKey(file: string, privateKey: string): Promise<string> {
	for await (const line of linesIn(file, privateKey)) if (line[0] === "key") return line[1];
	throw new UsageError("This backup holds no key.");
}

const typeOf = (key: string) => (key.endsWith(".webp") ? "image/webp" : "text/plain");

async function* unsealed(file: string, privateKey: string) {
	try {
		yield* unseal(createReadStream(file), privateKey);
	} catch (error) {
		const why = "This backup is damaged or cut off, or was made for another key.";
		throw new UsageError(why, { cause: error });
	}
}

async function* linesIn(file: string, privateKey: string) {
	const text = new PassThrough();
	const reading = pipeline(unsealed(file, privateKey), createGunzip(), text);
	// The loop below ends early when reading fails; why is told by the promise.
	reading.catch((error: unknown) => text.destroy(error instanceof Error ? error : undefined));
	for await (const line of createInterface({ input: text, crlfDelay: Infinity }))
		yield lineSchema.parse(JSON.parse(line));
	await reading;
}

/** A number is given to nobody else before its erasure: an account opened later is another one. */
async function eraseAgain(ctx: Context<OperatorActor>, known: readonly Erasure[]): Promise<number[]> {
	const again: number[] = [];
	for (const { userId, at } of known) {
		const user = await findUserById(ctx.store.db, userId);
		if (!user || user.createdAt > at) continue;
		await eraseAccount({ ctx, input: { userId } });
		again.push(userId);
	}
	return again;
}

/** What is one line of a backup: a kind, a name, and what belongs to it. */
type Line =
	| ["backup", { version: 1; madeAt: string; migrations: string[] }]
	| ["key", string]
	| ["table", string]
	/** Of the table before; its JSON as text. */
	| ["row", string]
	| ["object", string, string]
	| ["end", { rows: number; objects: number }];

interface Counts {
	rows: number;
	objects: number;
}

interface BackupOptions {
	services: Pick<Services, "store" | "objects" | "clock">;
	/** Master secret of what is sealed in the database. */
	secretKey: string;
	publicKey: string;
	/** Must not exist. */
	file: string;
}

/** Photos on their way to the analysis are never kept. */
const isKept = (key: string) => !key.startsWith("originals/") && !key.startsWith("checks/");

/** Everything the product could not be made whole without, as of one moment, readable by the holder of the private key. */
export async function makeBackup({ services, secretKey, publicKey, file }: BackupOptions): Promise<Counts> {
	const counts: Counts = { rows: 0, objects: 0 };
	const { db } = services.store;
	await db.transaction(
		async (tx) => {
			const lines = async function* () {
				for await (const line of linesOf(tx, services, secretKey, counts)) yield `${JSON.stringify(line)}\n`;
			};
			await pipeline(
				lines,
				createGzip(),
				(packed: AsyncIterable<Uint8Array>) => seal(packed, publicKey),
				createWriteStream(file, { flags: "wx", mode: 0o600 }),
			);
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
	return counts;
}

async function* linesOf(
	tx: Queryable,
	{ objects, clock }: BackupOptions["services"],
	secretKey: string,
	counts: Counts,
): AsyncGenerator<Line> {
	yield ["backup", { version: 1, madeAt: clock.now().toISOString(), migrations: await readMigrations(tx) }];
	yield ["key", secretKey];
	for (const table of await listTables(tx)) {
		yield ["table", table];
		for await (const row of dumpTable(tx, table)) {
			counts.rows += 1;
			yield ["row", row];
		}
	}
	// An object is written before its row, and deleted before it: what the rows name is there, or was erased meanwhile.
	for (const key of (await objects.list("")).filter(isKept)) {
		const bytes = await objects.get(key);
		if (bytes === null) continue;
		counts.objects += 1;
		yield ["object", key, Buffer.from(bytes).toString("base64")];
	}
	yield ["end", counts];
}
