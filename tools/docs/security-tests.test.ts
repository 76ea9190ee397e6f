import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const NAMED = /`(?<file>[^`]+\.ts)`: "(?<name>.+)"$/gm;
const text = readFileSync("docs/security.md", "utf8");
const named = [...text.matchAll(NAMED)].flatMap(({ groups }) => (groups ? [groups] : []));

test("the security page names tests", () => {
	expect(named.length).toBeGreaterThan(50);
});

test.each(named.map(({ file = "", name = "" }) => [file, name]))("%s still has the test %j", (file, name) => {
	expect(existsSync(file)).toBe(true);
	expect(readFileSync(file, "utf8")).toContain(`"${name}"`);
});
