import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startChild } from "../../../test/harness/child-process.ts";
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";
import { readSecretKey, secretKeyFile } from "./secret-box.ts";

const PRINT_KEY = fileURLToPath(import.meta.resolve("../../../test/processes/print-secret-key.ts"));

test("the first start makes a key only its owner can read, and later starts read the same", () => {
	const dataDir = join(temporaryDirectory(), "not", "there", "yet");
	const key = readSecretKey(dataDir);
	expect(Buffer.from(key, "base64url")).toHaveLength(32);
	expect(readSecretKey(dataDir)).toBe(key);
	expect(statSync(secretKeyFile(dataDir)).mode & 0o777).toBe(0o600);
	expect(readdirSync(dataDir)).toEqual(["secret.key"]);
});

test("two data directories have two keys", () => {
	expect(readSecretKey(temporaryDirectory())).not.toBe(readSecretKey(temporaryDirectory()));
});

test("processes that start together agree on one key", async () => {
	const dataDir = temporaryDirectory();
	const children = Array.from({ length: 4 }, () => startChild(PRINT_KEY, [dataDir]));
	await Promise.all(children.map((child) => child.ended()));
	const keys = new Set(children.map((child) => child.output().trim()));
	expect([...keys]).toEqual([readSecretKey(dataDir)]);
});

test("a damaged key file is named, and never replaced by a new key", () => {
	const dataDir = temporaryDirectory();
	writeFileSync(secretKeyFile(dataDir), "\n");
	expect(() => readSecretKey(dataDir)).toThrow(/secret\.key holds no key/);
	expect(existsSync(secretKeyFile(dataDir))).toBe(true);
});
