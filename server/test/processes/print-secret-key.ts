import { readSecretKey } from "../../src/adapters/secret-box/secret-box.ts";

/** Reads or makes the key of the data directory that is named. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error("Name a data directory.");
process.stdout.write(`${readSecretKey(dataDir)}\n`);
