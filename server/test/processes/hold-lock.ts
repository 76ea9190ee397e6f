import { lockDataDir } from "../../src/db/embedded-database.ts";

/** Holds the lock of the directory named on the command line until it is ended. */
const [dataDir = ""] = process.argv.slice(2);
try {
	lockDataDir(dataDir);
	console.log("locked");
	setInterval(() => undefined, 60_000);
} catch (error) {
	console.log(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
