import { systemClock } from "./adapters/clock/clock-and-ids.ts";
import { openConfiguredDatabase } from "./compose.ts";
import { readConfig } from "./config.ts";
import { createStore } from "./db/transactional-outbox.ts";
import { JOBS } from "./jobs/definitions/index.ts";
import { startQueue } from "./jobs/queue.ts";
import { createLog } from "./log.ts";
import { explainStartFailure } from "./start-failure.ts";
import { ensureStarterCatalogue } from "./use-cases/catalogue/index.ts";

/** Brings the database, the queue's tables and the catalogue up to this release, and ends. Safe to repeat. */
export async function migrate(): Promise<void> {
	try {
		const config = readConfig();
		const log = createLog({ level: config.logLevel });
		const database = await openConfiguredDatabase(config, log);
		try {
			const queue = await startQueue({ driver: database.driver, jobs: JOBS, log, supervise: false });
			try {
				await ensureStarterCatalogue({ services: { store: createStore(database.db), clock: systemClock } });
			} finally {
				await queue.stop();
			}
			console.log(`The database is ready for this release: ${database.description}.`);
		} finally {
			await database.close();
		}
	} catch (error) {
		const sentence = explainStartFailure(error);
		if (sentence === null) throw error;
		console.error(sentence);
		process.exitCode = 1;
	}
}
