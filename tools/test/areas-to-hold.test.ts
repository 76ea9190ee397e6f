import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { areasToHold } from "./areas-to-hold.ts";

function newFolder() {
	const folder = mkdtempSync(join(tmpdir(), "exhaustive-rules-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	return { folder, git, write };
}

function newRepository() {
	const repository = newFolder();
	const { git, write } = repository;
	git("init", "--quiet", "--initial-branch=main");
	write("core/src/rule.ts", "1");
	write("web/page.ts", "1");
	git("add", ".");
	git("commit", "--quiet", "-m", "first");
	git("checkout", "--quiet", "-b", "work");
	write("README.md", "a branch of its own");
	git("add", ".");
	git("commit", "--quiet", "-m", "begun");
	return repository;
}

const heldIn = async (folder: string, args: string[] = []) => {
	const held = await areasToHold(args, folder);
	return Object.fromEntries(held.map(({ area, whole }) => [area, whole]));
};

test("a branch that leaves core, the engine and the server alone samples all, and says how to take every case", async () => {
	const { folder, git, write } = newRepository();
	write("web/page.ts", "2");
	git("commit", "--quiet", "-am", "a page");
	expect(await heldIn(folder)).toEqual({ rules: false, engine: false, edge: false });
	for (const { why } of await areasToHold([], folder)) expect(why).toContain("--all");
	expect(await heldIn(folder, ["--all"])).toEqual({ rules: true, engine: true, edge: true });
});

test.each(["committed", "changed", "new"])("a %s file in core takes every case of the rules", async (how) => {
	const { folder, git, write } = newRepository();
	write(how === "new" ? "core/src/other.ts" : "core/src/rule.ts", "2");
	if (how === "committed") git("commit", "--quiet", "-am", "a rule");
	expect(await heldIn(folder)).toEqual({ rules: true, engine: false, edge: false });
	expect((await areasToHold([], folder))[0]?.why).toMatch(/^core\/src\/\w+\.ts changed/);
});

test.each(["vision/src/read.ts", "sandbox/faces/draw.ts", "core/src/skin/finding.ts", "package-lock.json"])(
	"a change of %s takes every case of the engine",
	async (file) => {
		const { folder, write } = newRepository();
		write(file, "2");
		expect((await heldIn(folder)).engine).toBe(true);
	},
);

test.each(["server/src/http/app.ts", "contracts/src/chat.ts", "core/src/assistant/read.ts"])(
	"a change of %s takes every hostile call",
	async (file) => {
		const { folder, write } = newRepository();
		write(file, "2");
		expect((await heldIn(folder)).edge).toBe(true);
	},
);

test("main itself takes every case, because it has nothing to be compared with", async () => {
	const { folder, git } = newRepository();
	git("checkout", "--quiet", "main");
	git("merge", "--quiet", "work");
	expect(await heldIn(folder)).toEqual({ rules: true, engine: true, edge: true });
});

test("where nothing can be compared every case is taken", async () => {
	expect(await heldIn(newFolder().folder)).toEqual({ rules: true, engine: true, edge: true });
});
