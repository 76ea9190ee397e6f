import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { seal } from "@dewlight/server/adapters/backup-seal/age-seal.ts";
import type { Queryable } from "@dewlight/server/db/database.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { dumpTable, listTables, readMigrations } from "./dump-tables.ts";

/** What is one line of a backup: a kind, a name, and what belongs to it. */
type Line =
	| ["backup", { version: 1; madeAt: string; migrations: string[] }]
	| ["key", string]
	| ["table", string]
	/** Of the table before; its JSON as text. */
	| ["row", string]
	| ["object", string, string]
	| ["end", { rows: number; objects: number }];

export interface Counts {
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
