import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataDir } from "@dewlight/server/db/embedded-database.ts";
import { expect, onTestFinished, test } from "vitest";
import { readArguments } from "./catalogue/catalogue-arguments.ts";
import { runCommand } from "./run-command.ts";

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "catalogue-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const run = (dataDir: string, ...words: string[]) =>
	runCommand(process.execPath, ["tools/catalogue.ts", ...words], {
		quiet: true,
		env: { DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "development" },
	});

test.each([
	[["invent"], '"invent" is no command. See npm run catalogue -- --help.'],
	[["import"], "Name one file: npm run catalogue -- import FILE."],
	[["import", "a.csv", "b.csv"], "Name one file: npm run catalogue -- import FILE."],
	[["import", "a.csv", "--format", "xml"], "--format is one of: csv, json."],
	[
		["import", "a.csv", "--source", "<b>"],
		"--source takes a name of 1 to 100 letters, digits, dots and dashes.",
	],
	[["check", "a.csv"], "check takes no file: it looks at the catalogue itself."],
	[["check", "--months", "few"], "--months takes a whole number."],
	[["check", "--fast"], "Unknown option '--fast'."],
])("%j is answered with what is wrong", (words, sentence) => {
	expect(() => readArguments(words)).toThrow(sentence);
});

test("format and source come from the name of the file, and nothing or help is no command", () => {
	expect(readArguments(["import", "shops/spring list.jsonl"])).toMatchObject({
		format: "json",
		source: "spring list",
	});
	expect(readArguments(["import", "a.tsv"])).toMatchObject({ format: "csv", rejected: "a.tsv.rejected.csv" });
	for (const words of [[], ["--help"], ["import", "-h"]]) expect(readArguments(words)).toBeNull();
});

test("beside a running server on the embedded database it refuses and says what to do", async () => {
	const dataDir = temporaryFolder();
	const file = join(dataDir, "a.csv");
	writeFileSync(file, "name\n");
	const lock = lockDataDir(dataDir);
	onTestFinished(() => lock.release());
	const { code, output } = await run(dataDir, "import", file);
	expect(code).toBe(1);
	expect(output).toMatch(/^Stop the server first, or let it run on PostgreSQL\. DATA_DIR .* is in use/);
});

test("it imports, writes down every rejected row, and says what it did", async () => {
	const dataDir = temporaryFolder();
	const file = join(dataDir, "spring.csv");
	const rows = [
		"brand,name,category,ingredients,observed",
		'Ana,Cream,moisturizer,"Aqua, Glycerin",2026-01',
		"Ana,Soap,soap,Aqua,2026-01",
	];
	writeFileSync(file, rows.join("\n"));
	const { code, output } = await run(dataDir, "import", file);
	expect(output).toContain("1 new, 0 changed, 0 unchanged, 1 rejected");
	expect(output).toContain("1 x has an unknown category");
	expect(code).toBe(0);
	expect(readFileSync(`${file}.rejected.csv`, "utf8")).toBe(
		'line,reason\n3,"has an unknown category ""soap"""\n',
	);
	const missing = await run(dataDir, "import", join(dataDir, "none.csv"));
	expect(missing.code).toBe(1);
	expect(missing.output).toMatch(/^Cannot read .*none\.csv: ENOENT/);
	const checked = await run(dataDir, "check");
	expect(checked.output).toMatch(/^2\d\d products, newest month 2026-09/);
}, 180_000);
