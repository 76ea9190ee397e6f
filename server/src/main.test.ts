import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startChild } from "../test/harness/child-process.ts";
import { temporaryDirectory } from "../test/harness/temporary-directory.ts";
import { lockDataDir } from "./db/embedded-database.ts";

const MAIN = join(import.meta.dirname, "main.ts");

/** Output and exit status of a start that does not succeed. */
async function failedStart(env: Record<string, string>): Promise<{ status: number | null; output: string }> {
	const child = startChild(MAIN, [], {
		PORT: "0",
		DATA_DIR: temporaryDirectory(),
		LOG_LEVEL: "silent",
		...env,
	});
	const status = await child.ended();
	return { status, output: child.output().trim() };
}

test("a production start without its settings names each of them and nothing else", async () => {
	const { status, output } = await failedStart({ NODE_ENV: "production" });
	expect(status).toBe(1);
	for (const name of [
		"DATABASE_URL",
		"PUBLIC_URL",
		"SMTP_URL",
		"STRIPE_SECRET_KEY",
		"STRIPE_WEBHOOK_SECRET",
	]) {
		expect(output).toContain(`- ${name}: `);
	}
	expect(output).not.toContain("    at ");
});

test("a busy port is said at once, in one line", async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void other.close());
	const { port } = other.address() as AddressInfo;
	const { status, output } = await failedStart({ PORT: String(port) });
	expect({ status, output }).toEqual({
		status: 1,
		output: `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`,
	});
});

test("a data directory in use is refused in one line", async () => {
	const dataDir = temporaryDirectory();
	const lock = lockDataDir(dataDir);
	onTestFinished(() => lock.release());
	const { status, output } = await failedStart({ DATA_DIR: dataDir });
	expect(status).toBe(1);
	expect(output).toMatch(/^DATA_DIR .* is in use by another process .*PostgreSQL\.$/);
});

test("a damaged key file is named in one line and stays as it is", async () => {
	const dataDir = temporaryDirectory();
	const file = join(dataDir, "secret.key");
	writeFileSync(file, "cut off");
	const { status, output } = await failedStart({ DATA_DIR: dataDir });
	expect({ status, output }).toEqual({
		status: 1,
		output: `${file} holds no key. Put the file back from a backup, or set SECRET_KEY.`,
	});
	expect(readFileSync(file, "utf8")).toBe("cut off");
});

test("a database that does not answer is named without its password", async () => {
	const { status, output } = await failedStart({ DATABASE_URL: "postgres://app:hush@127.0.0.1:1/skin" });
	expect({ status, output }).toEqual({
		status: 1,
		output: "DATABASE_URL: the database skin at 127.0.0.1:1 cannot be opened (ECONNREFUSED).",
	});
});
