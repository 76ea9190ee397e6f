import { expect, test } from "vitest";
import { readSelfReport } from "./read-self-report.ts";

test("feelings in a note are read, denials are not", () => {
	expect(readSelfReport("Feels tight after washing, a bit flaky", {})).toMatchObject({
		tight: true,
		flaky: true,
		discomforts: [],
	});
	expect(readSelfReport("not tight, no flakes", {})).toMatchObject({ tight: false, flaky: false });
	expect(readSelfReport("oily by noon", {}).oily_by_midday).toBe(true);
	expect(readSelfReport("the toner stings a bit", {}).discomforts).toEqual(["stinging"]);
	expect(readSelfReport("vitamin C burned, the acid pads burned too", {}).discomforts).toEqual(["burning"]);
	expect(readSelfReport("I burned my chin on the iron", {}).discomforts).toEqual([]);
});

test("no note and no answer say nothing", () => {
	expect(readSelfReport(null, {})).toEqual({
		tight: false,
		flaky: false,
		oily_by_midday: false,
		discomforts: [],
		sensitive: null,
		scale: null,
	});
	expect(readSelfReport(null, { sensitive_skin: false }).sensitive).toBe(false);
});
