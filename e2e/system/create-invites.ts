import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Makes invite codes as an operator does, before the server takes the database. */
export async function createInvites(count: number, env: NodeJS.ProcessEnv): Promise<string[]> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["tools/admin.ts", "invite", "create", "--count", String(count), "--json"],
		{ cwd: join(import.meta.dirname, "../.."), env },
	);
	const invites: { code: string }[] = JSON.parse(stdout);
	return invites.map(({ code }) => code);
}
