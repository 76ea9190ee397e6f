import { openDatabase } from "../../src/db/open-database.ts";
import { enqueue } from "../../src/use-cases/enqueue.ts";
import { bareServices } from "../harness/bare-services.ts";
import { noteJob } from "./note-job.ts";

/** Commits a promised job into the data directory of the command line and never hands it over. */
const [dataDir = ""] = process.argv.slice(2);
const services = bareServices(await openDatabase({ kind: "embedded", dataDir }));
await services.store.transaction((tx) => enqueue(services, tx, noteJob, { text: "promised" }));
console.log("committed");
setInterval(() => undefined, 60_000);
