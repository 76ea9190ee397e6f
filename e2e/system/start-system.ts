import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT, startProduct } from "./start-product.ts";

/** One product for all journeys, with the people they meet; stopped after the last one. */
export default async function startSystem(): Promise<() => Promise<void>> {
	const { address, end } = await startProduct({}, seedPeople);
	process.env.E2E_ADDRESS = address;
	return end;
}

/** Before the server takes the database: the embedded one has room for one process at a time. Keeps invite codes. */
async function seedPeople(env: NodeJS.ProcessEnv): Promise<void> {
	const { stdout } = await promisify(execFile)(process.execPath, ["e2e/system/seed-people.ts"], {
		cwd: ROOT,
		env,
	});
	process.env.E2E_INVITES = (JSON.parse(stdout) as string[]).join(",");
}
