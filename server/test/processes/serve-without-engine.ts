import { compose } from "../../src/compose.ts";
import { readConfig } from "../../src/config.ts";
import { createApp } from "../../src/http/app.ts";
import { appOptions } from "../../src/http-options.ts";
import { JOBS } from "../../src/jobs/definitions/index.ts";
import { HANDLERS } from "../../src/jobs/handlers/index.ts";
import { startWorker } from "../../src/jobs/worker.ts";
import { createLog } from "../../src/log.ts";
import { preparedAnalyst } from "../harness/prepared-analyst.ts";

/** The product for tests that scan no photo: its engine takes long to start. */
const config = readConfig();
const log = createLog({ level: config.logLevel });
const system = await compose({ config, log, analyst: preparedAnalyst() });
await startWorker({ queue: system.queue, jobs: JOBS, handlers: HANDLERS, services: system.services });
system.relay.start();
const app = await createApp(appOptions(config, system, log));
await app.listen({ port: config.port, host: config.host });
console.log(`Ready in ${Math.round(performance.now())} ms`);
