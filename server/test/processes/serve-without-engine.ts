import { start } from "../../src/start.ts";
import { takingAnalyst } from "../factories/scan.ts";

/**
 * The product for tests that look at no photo: its engine takes long to start. With DEADLY_PHOTOS every photo takes the
 * process along.
 */
const deadly = {
	analyze: async () => {
		console.log("photo analysis kills");
		process.kill(process.pid, "SIGKILL");
		return new Promise<never>(() => undefined);
	},
};
await start(takingAnalyst(process.env.DEADLY_PHOTOS ? deadly : {}));
