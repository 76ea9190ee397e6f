import { sharedClock } from "@dewlight/sandbox/clock/shared-clock.ts";
import { start } from "@dewlight/server/start.ts";
import { rememberingAnalyst } from "./remembering-analyst.ts";

/**
 * The product of the journeys: as `npm start` runs it, but that its engine looks at no photo twice. Where it is split into
 * processes, SHARED_CLOCK names the file that has the time of all of them.
 */
const { SHARED_CLOCK: file } = process.env;
await start(rememberingAnalyst(1), file === undefined ? {} : { devClock: sharedClock(file) });
