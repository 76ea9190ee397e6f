import { sharedClock } from "@dewlight/sandbox/clock/shared-clock.ts";
import { start } from "@dewlight/server/start.ts";
import { APP_PAGES, OLDEST_APP } from "./app-places.ts";
import { rememberingAnalyst } from "./remembering-analyst.ts";

/**
 * The product of the journeys: as `npm start` runs it, but that its engine looks at no photo twice and that it knows the
 * app. Where it is split into processes, SHARED_CLOCK names the file that has the time of all of them.
 */
Object.assign(process.env, { APP_ORIGIN: APP_PAGES, MIN_APP_VERSION: OLDEST_APP });
const { SHARED_CLOCK: file } = process.env;
await start(rememberingAnalyst(1), file === undefined ? {} : { devClock: sharedClock(file) });
