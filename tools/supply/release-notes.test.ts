import { expect, test } from "vitest";
import { weaknessesIn } from "./release-notes.ts";

const counted = (high: number, critical: number) =>
	JSON.stringify({
		metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high, critical, total: 3 } },
	});

test.each([
	["nothing high", counted(0, 0), "none high"],
	["something high", counted(1, 0), "some high"],
	["something critical", `npm warn audit\n${counted(0, 1)}\n`, "some high"],
	["a registry that refuses", '{"message": "405 Method Not Allowed", "statusCode": 405}', "not asked"],
	["no answer", "", "not asked"],
	["half an answer", '{"metadata": }', "not asked"],
])("%s in the report of npm audit is told as it is", (_what, report, said) => {
	expect(weaknessesIn(report)).toBe(said);
});
