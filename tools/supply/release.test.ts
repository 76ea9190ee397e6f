import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readRelease, writeReleaseNotes } from "./release-notes.ts";
import { makeReleaseKeys, signFolder, sumsOf, verifyFolder } from "./sign-folder.ts";

const OPENSSL = "/usr/bin/openssl";
const SHA256SUM = "/usr/bin/sha256sum";
const keys = makeReleaseKeys();

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-release-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
}

async function signedFolder(): Promise<string> {
	const folder = await newFolder();
	mkdirSync(join(folder, "more"));
	writeFileSync(join(folder, "release-notes.md"), "# Notes\n");
	writeFileSync(join(folder, "more/sbom.cdx.json"), "{}");
	signFolder(folder, keys.privateKey);
	return folder;
}

test("a signed folder is found whole by the public key, however often it was signed", async () => {
	const folder = await signedFolder();
	signFolder(folder, keys.privateKey);
	expect(verifyFolder(folder, keys.publicKey)).toEqual(["more/sbom.cdx.json", "release-notes.md"]);
});

test.each<[what: string, change: (folder: string) => void, said: string]>([
	[
		"a changed file",
		(folder) => writeFileSync(join(folder, "release-notes.md"), "# Other\n"),
		"release-notes.md was changed",
	],
	[
		"a missing file",
		(folder) => rmSync(join(folder, "more/sbom.cdx.json")),
		"more/sbom.cdx.json was signed and is",
	],
	["an added file", (folder) => writeFileSync(join(folder, "extra"), ""), "extra was added"],
	[
		"changed sums",
		(folder) => writeFileSync(join(folder, "SHA256SUMS"), `${"0".repeat(64)}  release-notes.md\n`),
		"SHA256SUMS was changed",
	],
	["a missing signature", (folder) => rmSync(join(folder, "SHA256SUMS.sig")), "is not signed"],
	["an empty signature", (folder) => writeFileSync(join(folder, "SHA256SUMS.sig"), ""), "is not of this key"],
])("%s is told", async (_what, change, said) => {
	const folder = await signedFolder();
	change(folder);
	expect(() => verifyFolder(folder, keys.publicKey)).toThrow(said);
});

test("another key is refused, and so is what is no key", async () => {
	const folder = await signedFolder();
	expect(() => verifyFolder(folder, makeReleaseKeys().publicKey)).toThrow("is not of this key");
	expect(() => verifyFolder(folder, "none")).toThrow("holds no Ed25519 key");
	expect(() => signFolder(folder, keys.publicKey)).toThrow("holds no Ed25519 key");
});

test.skipIf(!existsSync(OPENSSL))("whoever has only openssl and sha256sum can check it too", async () => {
	const folder = await signedFolder();
	writeFileSync(join(folder, "../release-public.pem"), keys.publicKey);
	onTestFinished(() => rm(join(folder, "../release-public.pem")));
	const command =
		"pkeyutl -verify -pubin -inkey ../release-public.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig";
	const said = execFileSync(OPENSSL, command.split(" "), { cwd: folder, encoding: "utf8" });
	expect(said).toContain("Signature Verified Successfully");
	expect(execFileSync(SHA256SUM, ["--check", "SHA256SUMS"], { cwd: folder, encoding: "utf8" })).toContain(
		"release-notes.md: OK",
	);
});

test("a link inside of what was built is followed; one that leads out of it is refused", async () => {
	const folder = await newFolder();
	mkdirSync(join(folder, "server"));
	writeFileSync(join(folder, "server/main.ts"), "");
	symlinkSync("server", join(folder, "linked"));
	symlinkSync("server/main.ts", join(folder, "main"));
	expect(sumsOf(folder).match(/ {2}.*/g)).toEqual(["  main", "  server/main.ts"]);
	symlinkSync(tmpdir(), join(folder, "out"));
	expect(() => sumsOf(folder)).toThrow("out leads out of");
});

async function newHistory() {
	const folder = await newFolder();
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder });
	const commit = (file: string, subject: string) => {
		mkdirSync(join(folder, file, ".."), { recursive: true });
		writeFileSync(join(folder, file), subject);
		git("add", ".");
		git("commit", "-qm", subject);
	};
	git("init", "-q");
	commit("server/src/db/migrations/0000_first.sql", "The first table");
	git("tag", "v1");
	commit("server/src/db/migrations/0001_second.sql", "A second table");
	commit("words.md", "A word");
	return { folder, commit };
}

test("notes tell what changed since the release before, what happens to the database, and what is in it", async () => {
	const { folder } = await newHistory();
	const release = await readRelease("0.2.0", "v1", folder);
	expect(release).toMatchObject({
		changes: ["A word", "A second table"],
		migrations: ["0001_second"],
		changedByHand: false,
	});
	const notes = writeReleaseNotes(release, { parts: 300, refused: [], weaknesses: "not asked" });
	expect(notes).toMatch(/^# Dewlight 0\.2\.0 of \d{4}-\d\d-\d\d\n\nCommit [0-9a-f]{40}\.\n/);
	expect(notes).toContain("since v1\n\n- A word\n- A second table\n");
	expect(notes).toContain("## Database\n\n- 0001_second\n");
	expect(notes).toContain("the registry does not answer");
});

test("a first release tells everything; files that nobody committed are told; an unknown one before is refused", async () => {
	const { folder } = await newHistory();
	writeFileSync(join(folder, "words.md"), "by hand");
	const release = await readRelease("0.1.0", null, folder);
	expect(release).toMatchObject({ migrations: ["0000_first", "0001_second"], changedByHand: true });
	const notes = writeReleaseNotes(release, { parts: 1, refused: ["odd"], weaknesses: "some high" });
	expect(notes).toContain("**Files differ from the commit.**");
	expect(notes).toContain("not on the list: odd.");
	await expect(readRelease("0.1.0", "v9", folder)).rejects.toThrow("git rev-parse failed");
	expect(readFileSync(join(folder, "words.md"), "utf8")).toBe("by hand");
});
