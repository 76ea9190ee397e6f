import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkRequirements } from "./check-references.ts";

test("an id that the list of requirements does not hold is found; one that it holds, and SHA-256, are not", async () => {
	const folder = mkdtempSync(join(tmpdir(), "dewlight-requirements-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "x.ts");
	const gone = ["SCAN", "A999"].join("-");
	writeFileSync(file, `/** SCAN-A22 and PUB-01 hold; ${gone} is gone; SHA-256 is a hash. */\n`);
	expect(await checkRequirements([file])).toEqual([
		`${file}: names the requirement ${gone}, which docs/requirements.md does not hold.`,
	]);
});
