import { openDatabase } from "../../src/db/open-database.ts";
import { startQueue } from "../../src/jobs/queue.ts";
import { startWorker } from "../../src/jobs/worker.ts";
import { bareServices } from "../harness/bare-services.ts";
import { silentLog } from "../harness/silent-log.ts";
import { noteJob, noteJobThat } from "./note-job.ts";

/** Takes a job in the data directory of the command line and never finishes it. */
const [dataDir = ""] = process.argv.slice(2);
const database = await openDatabase({ kind: "embedded", dataDir });
const queue = await startQueue({ driver: database.driver, jobs: [noteJob], log: silentLog, supervise: true });
const slowJob = noteJobThat(() => {
	console.log("taken");
	return new Promise(() => undefined);
});
await startWorker({ queue, jobs: [slowJob], services: bareServices(database) });
await queue.boss.send(noteJob.id, { text: "slow" });
