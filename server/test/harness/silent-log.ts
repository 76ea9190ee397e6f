import { createLog } from "../../src/log.ts";

export const silentLog = createLog({ level: "silent" });
