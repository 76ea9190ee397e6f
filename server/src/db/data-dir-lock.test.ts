import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startChild } from "../../test/harness/child-process.ts";
import { temporaryDirectory } from "../../test/harness/temporary-directory.ts";
import { DataDirInUseError, lockDataDir } from "./embedded-database.ts";

const HOLDER = fileURLToPath(import.meta.resolve("../../test/processes/hold-lock.ts"));

test("a second process is refused with a sentence that names the first", async () => {
	const dataDir = temporaryDirectory();
	const first = startChild(HOLDER, [dataDir]);
	await first.printed("locked");
	const second = startChild(HOLDER, [dataDir]);
	expect(await second.ended()).toBe(1);
	expect(second.output()).toContain(`in use by another process (process ${first.process.pid})`);
	expect(second.output()).toContain("set DATABASE_URL to run several processes");
});

test("a killed process leaves no lock behind, time after time", async () => {
	const dataDir = temporaryDirectory();
	for (let round = 0; round < 3; round++) {
		const holder = startChild(HOLDER, [dataDir]);
		await holder.printed("locked");
		expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
		await holder.kill("SIGKILL");
		lockDataDir(dataDir).release();
	}
});

test("of two processes that start together exactly one gets in", async () => {
	const dataDir = temporaryDirectory();
	const children = [1, 2, 3].map(() => startChild(HOLDER, [dataDir]));
	const outcomes = await Promise.all(
		children.map((child) =>
			Promise.race([child.printed("locked").then(() => "in"), child.ended().then(() => "refused")]).catch(
				() => "refused",
			),
		),
	);
	expect(outcomes.toSorted()).toEqual(["in", "refused", "refused"]);
});

test("the same directory by another name is the same lock", async () => {
	const dataDir = temporaryDirectory();
	const lock = lockDataDir(dataDir);
	expect(() => lockDataDir(join(dataDir, "..", dataDir.split("/").at(-1) ?? ""))).toThrow(DataDirInUseError);
	lock.release();
	lockDataDir(dataDir).release();
});
