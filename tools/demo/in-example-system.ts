import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { countedIds } from "./counted-ids.ts";
import { EXAMPLE_NOW } from "./example-person.ts";

/** Runs something in the whole product without a key, on empty data and at a fixed moment; nothing of it stays. */
export async function inExampleSystem<T>(run: (services: Services) => Promise<T>): Promise<T> {
	const dataDir = await mkdtemp(join(tmpdir(), "example-"));
	const write = (line: string) => void process.stderr.write(line);
	try {
		const system = await compose({
			config: readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }),
			log: createLog({ level: "error", destination: { write } }),
			database: await openDatabase({ kind: "memory" }),
		});
		try {
			return await run({ ...system.services, clock: { now: () => EXAMPLE_NOW }, ids: countedIds() });
		} finally {
			await system.close();
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}
