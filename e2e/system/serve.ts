import { start } from "@dewlight/server/start.ts";
import { rememberingAnalyst } from "./remembering-analyst.ts";

/** The product of the journeys: as `npm start` runs it, but that its engine looks at no photo twice. */
await start(rememberingAnalyst(1));
