import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rulesToHold } from "./exhaustive-rules.ts";

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
	return repository;
}

test("a branch that leaves core alone samples the rules, and says how to hold them whole", async () => {
	const { folder, git, write } = newRepository();
	write("web/page.ts", "2");
	git("commit", "--quiet", "-am", "a page");
	const { whole, why } = await rulesToHold([], folder);
	expect(whole).toBe(false);
	expect(why).toContain("--all");
	expect(await rulesToHold(["--all"], folder)).toMatchObject({ whole: true });
});

test.each(["committed", "changed", "new"])("a %s file in core holds the rules whole", async (how) => {
	const { folder, git, write } = newRepository();
	write(how === "new" ? "core/src/other.ts" : "core/src/rule.ts", "2");
	if (how === "committed") git("commit", "--quiet", "-am", "a rule");
	const { whole, why } = await rulesToHold([], folder);
	expect(whole).toBe(true);
	expect(why).toMatch(/^core\/src\/\w+\.ts changed/);
});

test("where nothing can be compared the rules are held whole", async () => {
	expect(await rulesToHold([], newFolder().folder)).toMatchObject({ whole: true });
});
