import { readFileSync } from "node:fs";
import { DETAIL_CODES, ERROR_STATUS } from "@dewlight/contracts/errors.ts";
import { expect, test } from "vitest";

test("docs/security.md lists every code a client acts on, with its status", () => {
	const rows = readFileSync("docs/security.md", "utf8").matchAll(
		/^\| `(?<code>\w+)` +\| (?<status>\d{3}) /gmu,
	);
	const listed = [...rows].map(({ groups }) => [groups?.code, Number(groups?.status)]);
	expect(listed).toEqual(DETAIL_CODES.map((code) => [code, ERROR_STATUS[code]]));
});
